import type { Organization, RegistryData } from '../../../api/endpoints/organization';
import { legalFormOfOne } from '../../../domain/legalForms';
import { isIndividual } from '../../../session/permissions';
import { requisiteLabels } from './requisitesText';

/** A field that both the cabinet and the state register have. */
export type ComparedField = 'name' | 'okopf' | 'itn' | 'ogrn' | 'kpp' | 'legalAddress' | 'ceoName';

/** `spelling`: equal except for letter case, quotes, spaces and ё; `unknown`: missing in the state register. */
export type Verdict = 'same' | 'spelling' | 'different' | 'unknown';

export interface ComparedRow {
  field: ComparedField;
  label: string;
  /** Displayed text of the stored value; undefined if there is none. */
  ours: string | undefined;
  registered: string | undefined;
  verdict: Verdict;
}

const QUOTES = /["'`«»„“”‘’‹›]/g;

/** Removes differences of spelling: letter case, quotes, spaces and ё. */
function comparableText(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(QUOTES, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function verdictOf(ours: string | undefined, registered: string | undefined): Verdict {
  if (registered === undefined) return 'unknown';
  if (ours === registered) return 'same';
  return ours !== undefined && comparableText(ours) === comparableText(registered)
    ? 'spelling'
    : 'different';
}

/** Compares legal forms by their codes, because the state register words the names differently. */
function verdictOfForm(ours: Organization['okopf'], registered: RegistryData['okopf']): Verdict {
  const code = textOf(registered?.code);
  if (code === undefined) return 'unknown';
  return textOf(ours?.code) === code ? 'same' : 'different';
}

function formText(okopf: Organization['okopf']): string | undefined {
  const name = textOf(okopf?.name);
  const parts = [textOf(okopf?.code), name && legalFormOfOne(name)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** Compares the stored fields with the state register. A sole proprietor has no КПП. */
export function compareWithRegistry(
  organization: Organization,
  registry: RegistryData,
): ComparedRow[] {
  const labels = requisiteLabels(organization);
  const fields: readonly ComparedField[] = [
    'name',
    'okopf',
    'itn',
    'ogrn',
    ...(isIndividual(organization) ? [] : (['kpp'] as const)),
    'legalAddress',
    'ceoName',
  ];
  return fields.map((field) => {
    const label = labels[field];
    if (field === 'okopf') {
      const [ours, registered] = [formText(organization.okopf), formText(registry.okopf)];
      const verdict = verdictOfForm(organization.okopf, registry.okopf);
      return { field, label, ours, registered, verdict };
    }
    const [ours, registered] = [textOf(organization[field]), textOf(registry[field])];
    return { field, label, ours, registered, verdict: verdictOf(ours, registered) };
  });
}

/**
 * Returns the rows that the user can adopt, because the state register has another value. A difference in spelling,
 * such as letter case, does not count.
 */
export function differencesIn(rows: readonly ComparedRow[]): ComparedRow[] {
  return rows.filter(({ verdict }) => verdict === 'different');
}
