import type { Unexercised } from '../report/report';
import type { Language } from '../report/reportFinding';

/** What became of one call. Only a documented success exercises its operation. */
export type Outcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'unchecked' | 'truncated' | 'abandoned' }
  | { readonly kind: 'silent'; readonly received: string };

const WORDS = {
  ru: {
    none: 'не вызывалась',
    only: 'только ответы',
    unchecked: 'тело ответа не проверено',
    truncated: 'ответ оборвался',
    abandoned: 'клиент не дождался ответа',
    silent: 'нет ответа',
  },
  en: {
    none: 'never called',
    only: 'only answered',
    unchecked: 'the body of the answer was not checked',
    truncated: 'the answer broke off',
    abandoned: 'the client did not wait for the answer',
    silent: 'no answer',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Why an operation was not exercised, the most telling first. */
function reasonOf(outcomes: readonly Outcome[], language: Language): string {
  const words = WORDS[language];
  const silent = outcomes.find((one) => one.kind === 'silent');
  if (silent !== undefined) return `${words.silent} (${silent.received})`;
  for (const kind of ['truncated', 'unchecked'] as const) {
    if (outcomes.some((one) => one.kind === kind)) return words[kind];
  }
  const statuses = outcomes.flatMap((one) => (one.kind === 'answer' ? [String(one.status)] : []));
  if (statuses.length === 0) return outcomes.length === 0 ? words.none : words.abandoned;
  const sorted = [...new Set(statuses)].toSorted((one, other) => one.localeCompare(other));
  return `${words.only} ${sorted.join(', ')}`;
}

/** What a run has seen of each operation. */
export interface CoverageLog {
  readonly note: (operation: string, outcome: Outcome) => void;
  /** How often each operation was called. */
  readonly calls: ReadonlyMap<string, number>;
  /** @param known why an operation was not exercised, where more is known than its calls show */
  readonly unexercised: (
    operations: readonly string[],
    known: (operation: string) => string | null,
  ) => Unexercised[];
}

export function createCoverageLog(language: Language): CoverageLog {
  const calls = new Map<string, number>();
  const seen = new Map<string, Map<string, Outcome>>();

  return {
    calls,
    note: (operation, outcome) => {
      calls.set(operation, (calls.get(operation) ?? 0) + 1);
      const outcomes = seen.get(operation) ?? new Map<string, Outcome>();
      const key = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind;
      if (!outcomes.has(key)) outcomes.set(key, outcome);
      seen.set(operation, outcomes);
    },
    unexercised: (operations, known) =>
      operations.flatMap((operation) => {
        const outcomes = [...(seen.get(operation)?.values() ?? [])];
        if (outcomes.some(({ kind }) => kind === 'success')) return [];
        // What was called is never told as if it had not been.
        const own = outcomes.length === 0 ? known(operation) : null;
        return [{ operation, reason: own ?? reasonOf(outcomes, language) }];
      }),
  };
}
