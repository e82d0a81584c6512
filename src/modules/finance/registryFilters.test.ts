import { describe, expect, it } from 'vitest';
import type { AnyFilterControls } from '../../blocks/registry/filterControls';
import type { FilterKinds } from '../../blocks/registry/registryFilters';
import { invoiceFilterControls } from './deliveries/invoices/invoiceFilterControls';
import { invoicesQuery } from './deliveries/invoices/invoicesQuery';
import { supplyFilterControls } from './deliveries/supplies/supplyFilterControls';
import { suppliesQuery } from './deliveries/supplies/suppliesQuery';
import { objectFilterControls } from './financing/objects/objectFilterControls';
import { objectsQuery } from './financing/objects/objectsQuery';

/** What the checkboxes of a filter panel are called: a flag by its label, a choice by its options. */
function boxesOf(filters: FilterKinds, controls: AnyFilterControls): string[] {
  return Object.entries(filters).flatMap(([name, { kind }]) => {
    const control = controls[name];
    if (control === undefined) return [];
    if (kind === 'flag') return [control.label];
    return kind === 'choices' ? (control.options ?? []).map(({ label }) => label) : [];
  });
}

describe('the checkboxes of a filter panel', () => {
  it.each<[string, FilterKinds, AnyFilterControls]>([
    ['supplies', suppliesQuery.filters, supplyFilterControls],
    ['objects', objectsQuery.filters, objectFilterControls([])],
    ['bills', invoicesQuery.filters, invoiceFilterControls],
  ])('are told apart by their names: %s', (_what, filters, controls) => {
    const boxes = boxesOf(filters, controls);
    expect(boxes.length).toBeGreaterThan(3);
    expect(boxes).toEqual([...new Set(boxes)]);
  });

  it('tell the status «Просрочено» from a delay in whatever status', () => {
    const boxes = boxesOf(objectsQuery.filters, objectFilterControls([]));
    expect(boxes).toEqual(expect.arrayContaining(['Просрочено', 'С просрочкой']));
    expect(boxesOf(suppliesQuery.filters, supplyFilterControls)).toEqual(
      expect.arrayContaining(['Просрочено', 'Срок оплаты прошёл']),
    );
  });
});
