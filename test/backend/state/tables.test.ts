import { describe, expect, it } from 'vitest';
import { Registry } from '../core/registry';
import { SnapshotError } from './snapshotError';
import { restoreTables, saveTables } from './tables';

const FORMS = {
  parcel: { key: 'id', columns: { id: 'id', city: { name: 's' } }, isExact: false },
} as const;

describe('registries in a saved state', () => {
  const rows = [
    { id: '1', city: { name: 'Тверь' } },
    { id: '2', city: { name: 'Орёл' } },
  ];

  it('are saved and restored with the other tables', () => {
    const parcel = new Registry();
    for (const row of rows) parcel.insert(row);
    const restored = new Registry();
    const saved: unknown = JSON.parse(JSON.stringify(saveTables({ parcel })));
    restoreTables({ parcel: restored }, FORMS, saved);
    expect(restored.all()).toEqual(rows);
  });

  it('are refused if a row has no id', () => {
    const parcel = new Registry();
    expect(() => restoreTables({ parcel }, FORMS, { parcel: [{ number: 1 }] })).toThrow(
      SnapshotError,
    );
  });
});
