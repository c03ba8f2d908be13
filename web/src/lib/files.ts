// Files that come from this device and go to it.

/** Hand a file over to the person: with the share dialog where there is one, else as a download. */
export async function handOver(content: Blob, name: string, title: string): Promise<"shared" | "saved" | "kept"> {
  const file = new File([content], name, { type: content.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (error) {
      // Who closes the dialog wants nothing; any other failure is made good by a download.
      if (error instanceof DOMException && error.name === "AbortError") return "kept";
    }
  }
  download(content, name);
  return "saved";
}

export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The end of a file's name: letters, figures and dashes alone. */
export function fileName(...parts: (string | number)[]): string {
  return parts
    .map((part) => `${part}`.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "").toLowerCase())
    .filter(Boolean)
    .join("-");
}
