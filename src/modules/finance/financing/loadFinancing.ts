/** Starts the calls of the tab that an address names. */
export function loadFinancing(): void {}
