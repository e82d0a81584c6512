import type { Statuses } from '../../domain/statuses/status';

/** Statuses as values to choose. */
export function statusOptions(statuses: Statuses): { value: string; label: string }[] {
  return Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
}
