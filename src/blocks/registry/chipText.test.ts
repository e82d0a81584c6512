import { describe, expect, it } from 'vitest';
import { chipText } from './chipText';

const OPTIONS = [{ value: 'A', label: 'Доступна' }];

describe('the text of a chip', () => {
  it.each([
    ['period', { preset: 'this-month' }, 'Срок: Этот месяц'],
    ['period', { from: '2026-11-01', to: '2026-11-30' }, 'Срок: 01.11.2026 — 30.11.2026'],
    ['period', { from: '2026-11-01' }, 'Срок: от 01.11.2026'],
    ['period', { to: '2026-11-30' }, 'Срок: до 30.11.2026'],
    ['kopeks', { from: 100_000 }, 'Срок: от 1\u00A0000\u00A0₽'],
    ['kopeks', { to: 100_050 }, 'Срок: до 1\u00A0000,50\u00A0₽'],
    ['choices', ['A'], 'Срок: Доступна'],
    ['choices', ['A', 'B'], 'Срок: 2'],
    ['choices', ['B'], 'Срок: B'],
    ['choice', 'A', 'Срок: Доступна'],
    ['text', 'Волга', 'Срок: Волга'],
    ['search', '1\n2\n3', '3\u00A0номера'],
    ['search', '7714567895\n7736207543', '2\u00A0ИНН'],
    ['flag', true, 'Срок'],
  ] as const)('shows the filter %s with the value %j as: %s', (kind, value, text) => {
    expect(chipText({ kind, label: 'Срок', options: OPTIONS }, value)).toBe(text);
  });
});
