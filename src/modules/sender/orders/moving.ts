/** How an answer is asked for again while something of it moves; not while nobody looks. */
export const MOVING = { pollingInterval: 15_000, skipPollingIfUnfocused: true } as const;
