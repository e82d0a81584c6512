/** Starts the calls of the tab that an address names. */
export function loadDeliveries(): void {}
