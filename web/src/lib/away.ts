// Waiting for a server that is not there.

const FIRST = 2_000;
const LONGEST = 20_000;

/** Whether a server answers, and not only what stands before it. */
export async function answers(ask: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await ask("/", { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/** Try until it succeeds, ever more rarely; at once when the line is back or somebody looks. Returns what ends it. */
export function untilThere(attempt: () => Promise<boolean>): () => void {
  let pause = FIRST;
  let over = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout>;

  async function again(): Promise<void> {
    if (busy || over) return;
    clearTimeout(timer);
    busy = true;
    over = (await attempt()) || over;
    busy = false;
    if (over) return;
    timer = setTimeout(again, pause);
    pause = Math.min(LONGEST, pause * 1.5);
  }

  const seen = () => void (document.visibilityState === "visible" && again());
  const back = () => void again();
  timer = setTimeout(again, pause);
  addEventListener("online", back);
  document.addEventListener("visibilitychange", seen);
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener("online", back);
    document.removeEventListener("visibilitychange", seen);
  };
}
