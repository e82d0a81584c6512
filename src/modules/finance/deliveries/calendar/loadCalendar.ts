/** Starts the calls of the payment calendar. */
export function loadCalendar(): void {}
