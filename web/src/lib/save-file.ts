/** How long a slow browser may take to begin reading it. */
const KEPT_MS = 60_000;

/** Hands a file that was fetched or made here to the browser, which saves it under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
