import { SEVERNY_VETER, URALMETALL } from '../companies';

/** An organization that uses financing. `mark` is a digit in the ids of its entities and keeps them unique. */
export interface Owner {
  readonly organizationId: string;
  readonly mark: '8' | '9';
}

/** Anna's organization; the contract's examples name its entities. */
export const ANNA: Owner = { organizationId: SEVERNY_VETER.id, mark: '8' };

/** Olga's organization, a supplier. */
export const OLGA: Owner = { organizationId: URALMETALL.id, mark: '9' };

type Kind =
  | 'offer'
  | 'request'
  | 'founder'
  | 'contact'
  | 'agreement'
  | 'invoice'
  | 'supply'
  | 'object'
  | 'rule';

/** Patterns of the ids of an entity, with the owner's mark (#) and the digits of the number (N). */
const PATTERNS: Readonly<Record<Kind, string>> = {
  offer: 'f1a0ceNN-3c5e-4a7b-#d9f-1e2d3c4b5aNN',
  request: 'f2b1dfNN-4d6f-4b8c-#e0a-2f3e4d5c6bNN',
  founder: 'f3c2e001-5e70-4c9d-#f1b-304f5e6d7cNN',
  contact: 'f4d3f001-6f81-4dae-#a2c-41506f7e8dNN',
  agreement: 'fa9e3400-7d51-4c1e-#f27-5b90c1d2e3NN',
  invoice: 'f5e40a01-7092-4ebf-#b3d-526170809eNN',
  supply: 'f6f51b00-81a3-4fc0-#c4e-637281NNNNNN',
  object: 'f7062c00-92b4-40d1-#d5f-748392NNNNNN',
  rule: 'f8173d00-a3c5-41e2-#e60-8594a3b000NN',
};

/** Returns the function that returns the id for a number. Ids are the same in every run. */
export function financeIds(kind: Kind, { mark }: Owner): (n: number) => string {
  const [digits = ''] = /N+/.exec(PATTERNS[kind]) ?? [];
  const parts = PATTERNS[kind].replace('#', mark).split(digits);
  return (n) => parts.join(String(n).padStart(digits.length, '0'));
}

export function financeId(kind: Kind, owner: Owner, n: number): string {
  return financeIds(kind, owner)(n);
}
