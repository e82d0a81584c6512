import { describe, expect, it } from 'vitest';
import type { FilterKinds } from '../../blocks/registry/registryFilters';
import { invoicesQuery } from './deliveries/invoices/register';
import { suppliesQuery } from './deliveries/supplies/register';
import { objectsQuery } from './financing/objects/register';

/** Returns the labels of all checkboxes of a filter panel: the flags, and the options of the choice filters. */
function boxesOf(filters: FilterKinds): string[] {
  return Object.values(filters).flatMap(({ kind, label, options = [] }) => {
    if (label === undefined) return [];
    if (kind === 'flag') return [label];
    return kind === 'choices' ? options.map((option) => option.label) : [];
  });
}

describe('the checkboxes of a filter panel', () => {
  it.each<[string, FilterKinds]>([
    ['supplies', suppliesQuery.filters],
    ['objects', objectsQuery.filters],
    ['bills', invoicesQuery.filters],
  ])('have different names in the registry of %s', (_what, filters) => {
    const boxes = boxesOf(filters);
    expect(boxes.length).toBeGreaterThan(3);
    expect(boxes).toEqual([...new Set(boxes)]);
  });

  it('distinguish the status «Просрочено» from a delay in any status', () => {
    const boxes = boxesOf(objectsQuery.filters);
    expect(boxes).toEqual(expect.arrayContaining(['Просрочено', 'С просрочкой']));
    expect(boxesOf(suppliesQuery.filters)).toEqual(
      expect.arrayContaining(['Просрочено', 'Срок оплаты прошёл']),
    );
  });
});
