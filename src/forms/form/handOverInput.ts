import type { FormDescription } from '../description/defineForm';
import { keptInput } from './keptInput';

/**
 * Fills a form that is about to open, as if this had been typed into it before: a login goes along from
 * one page to the next, in memory and not in the address.
 */
export function handOverInput<Values extends object>(
  { name }: Pick<FormDescription<Values>, 'name' | 'holds'>,
  input: Readonly<Partial<Values>>,
): void {
  keptInput().set(name, { ...input });
}
