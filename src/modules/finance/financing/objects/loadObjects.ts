/** Starts the first calls of the tab. */
export function loadObjects(): void {}
