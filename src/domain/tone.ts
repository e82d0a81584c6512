/** What a status, a badge or a message says by its colour; the words say the same. */
export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';
