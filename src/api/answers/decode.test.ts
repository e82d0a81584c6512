import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerShapes } from '../../../test/backend/generated/answerShapes';
import { decode, type Shape } from './decode';
import { supply } from '../testing/supply';

/** Returns the decoded value, and the paths of values that did not fit. */
function read(value: unknown, shape: Shape) {
  const misfits: string[] = [];
  return { value: decode(value, shape, (path) => misfits.push(path)), misfits };
}

const shape = answerShapes.getSupply;

describe('a value that fits the contract', () => {
  it('stays unchanged, even with unknown fields and unknown values of an open enumeration', () => {
    const more = { ...supply, addedLater: 'by the server' };
    expect(read(more, shape)).toEqual({ value: more, misfits: [] });
    expect(read(more, shape).value).toBe(more);
  });
});

describe('values that do not fit', () => {
  const wrong: readonly unknown[] = [{}, [], true, () => 1];

  it.each(Object.keys(supply).filter((field) => field !== 'id' && field !== 'files'))(
    'are dropped in %s, and their paths are reported',
    (field) => {
      for (const value of field === 'status' ? wrong.slice(1) : wrong) {
        const { value: kept, misfits } = read({ ...supply, [field]: value }, shape);
        expect(misfits).not.toEqual([]);
        expect(misfits.every((path) => path === field || path.startsWith(`${field}.`))).toBe(true);
        expect(kept).not.toHaveProperty(field, value);
      }
    },
  );

  it('include null, unless the contract allows it', () => {
    const { value, misfits } = read({ ...supply, amount: null, contractNumber: null }, shape);
    expect(value).toMatchObject({ amount: undefined, contractNumber: null });
    expect(misfits).toEqual(['amount']);
  });

  it('include fractions of a kopek and sums in quotes', () => {
    expect(read({ ...supply, amount: 0.5, debtSum: '7' }, shape)).toMatchObject({
      value: { amount: undefined, debtSum: undefined },
      misfits: ['amount', 'debtSum'],
    });
  });

  it('are converted and reported if a number is sent instead of a string or an id', () => {
    const { value, misfits } = read({ ...supply, id: 7, number: 431 }, shape);
    expect(value).toMatchObject({ id: '7', number: '431' });
    expect(new Set(misfits)).toEqual(new Set(['id', 'number']));
  });

  it('are replaced by an empty list if an array is expected, and rows without an id are removed', () => {
    for (const files of [null, undefined, {}, 'x', 5]) {
      expect(read({ ...supply, files }, shape)).toMatchObject({
        value: { files: [] },
        misfits: ['files'],
      });
    }
    const files = [null, { id: 'f1' }, { id: {} }, { name: 'без id' }, []];
    const { value, misfits } = read({ ...supply, files }, shape);
    expect(value).toMatchObject({ files: [{ id: 'f1' }] });
    expect(new Set(misfits)).toEqual(new Set(['files', 'files.id']));
  });

  it('make the whole record undefined if they replace its id', () => {
    expect(read({ ...supply, id: '' }, shape)).toEqual({ value: undefined, misfits: ['id'] });
    expect(read({ ...supply, debtor: { name: 'x' } }, shape)).toMatchObject({
      value: { debtor: undefined },
      misfits: ['debtor.id'],
    });
  });

  it('include words outside a closed enumeration', () => {
    expect(read('COURIER', '=COURIER|MARKETPLACE')).toEqual({ value: 'COURIER', misfits: [] });
    expect(read('BANK', '=COURIER|MARKETPLACE?')).toEqual({ value: undefined, misfits: [''] });
    expect(read(null, '=COURIER|MARKETPLACE?')).toEqual({ value: null, misfits: [] });
  });
});

/** Returns values that fit a shape, mixed with values of `noise`. */
function valuesOf(shape: Shape, noise: fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> {
  if (typeof shape === 'string') return fc.oneof(leafOf(shape), ...noise);
  if (Array.isArray(shape)) {
    const [inner, marks]: readonly [Shape, string] = [shape[0], String(shape[1])];
    const values = valuesOf(inner, noise);
    return fc.oneof(
      marks.includes('*') ? fc.array(values, { maxLength: 4 }) : values,
      ...(marks.includes('?') && !marks.includes('*') ? [fc.constant(null)] : []),
      ...noise,
    );
  }
  const fields = Object.entries(shape).map(([name, one]) => [name, valuesOf(one, noise)] as const);
  return fc.oneof(fc.record(Object.fromEntries(fields)), ...noise);
}

function leafOf(shape: string): fc.Arbitrary<unknown> {
  if (shape === 'id') return fc.string({ minLength: 1 });
  if (shape.includes('?')) return fc.oneof(fc.constant(null), leafOf(shape.replace('?', '')));
  if (shape.startsWith('s')) return fc.string();
  if (shape.startsWith('b')) return fc.boolean();
  if (shape.startsWith('i')) return fc.maxSafeInteger();
  if (shape.startsWith('n')) return fc.double({ noNaN: true, noDefaultInfinity: true });
  return fc.constantFrom(...shape.slice(1).split('|'));
}

const SHAPES: readonly (readonly [string, Shape])[] = Object.entries(answerShapes);

describe.each(SHAPES)('any response to %s', (_operation, answer) => {
  it('is unchanged if all its values are valid', () => {
    fc.assert(
      fc.property(valuesOf(answer, []), (value) => {
        expect(read(value, answer)).toEqual({ value, misfits: [] });
      }),
      { numRuns: 20 },
    );
  });

  it('is decoded without an exception, and a second decoding changes nothing', () => {
    fc.assert(
      fc.property(valuesOf(answer, [fc.anything()]), (value) => {
        const once = read(value, answer).value;
        expect(read(once, answer).value).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });
});

it('decode reads 5 000 supplies in at most 10 ms', () => {
  // Runs in a separate process, because other tests in the same process change how V8 optimizes the code.
  const script = join(import.meta.dirname, '../testing/decodeTimes.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  const times = printed.trim().split(' ').map(Number);
  expect(times).toHaveLength(40);
  // Takes the fastest run, because other load on the machine slows runs down.
  expect(Math.min(...times), printed).toBeLessThan(10);
});
