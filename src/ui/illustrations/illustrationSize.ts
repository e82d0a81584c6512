/** The ground of every drawing of ours, in its own units. */
export const illustrationSize = { width: 360, height: 200 } as const;
