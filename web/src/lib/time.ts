// Times for people.

/** 75 seconds are 1:15; of days only the hours count besides. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days) return `${days} d ${hours % 24} h`;
  const padded = (number: number) => `${number}`.padStart(2, "0");
  if (hours) return `${hours}:${padded(minutes % 60)}:${padded(seconds % 60)}`;
  return `${minutes}:${padded(seconds % 60)}`;
}
