/** Saves a file as a browser download. Uses a link, so that HTML and SVG are saved but never opened in this origin. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address only after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
