/** Whose drafts are written and found now; null while nobody is signed in. */
let owner: string | null = null;

/**
 * The id of the user whose drafts are kept. A page takes it when it opens and keeps to it: what it
 * writes after the session has ended is still that user's (README.md of the session, rule S22).
 */
export function draftOwner(): string | null {
  return owner;
}

/** From now on drafts are this user's, and only his are found; null for a visitor, who has none. */
export function keepDraftsOf(userId: string | null): void {
  owner = userId;
}
