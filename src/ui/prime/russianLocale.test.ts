import { localeOption } from 'primereact/api';
import { describe, expect, it } from 'vitest';
import { registerRussianLocale } from './russianLocale';

registerRussianLocale();

function spokenLabels(locale: string): Record<string, unknown> {
  const labels: unknown = localeOption('aria', locale);
  return { ...(labels as Record<string, unknown>) };
}

const LATIN = /[a-z]{2,}/i;

describe('Russian texts of PrimeReact', () => {
  it('name every label that English names', () => {
    const english = Object.keys(spokenLabels('en'));
    const russian = spokenLabels('ru');
    expect(english.length).toBeGreaterThan(50);
    expect(english.filter((key) => !(key in russian))).toEqual([]);
  });

  it('speak no English word', () => {
    const labels = Object.values(spokenLabels('ru')).map(String);
    const withoutPlaceholders = labels.map((label) => label.replaceAll(/\{\w+\}/g, ''));
    expect(withoutPlaceholders.filter((label) => LATIN.test(label))).toEqual([]);
  });
});
