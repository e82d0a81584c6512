import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf, layOver, reconcile, type Side } from './draftReconciliation';
import { sameInput } from './sameInput';

interface Person {
  id?: string;
  key?: string;
  name?: string;
  isChief?: boolean;
}
interface Form {
  title?: string;
  people: Person[];
  bank?: { bik?: string; name?: string };
}

const anna: Person = { id: 'a', name: 'Анна' };
const boris: Person = { id: 'b', name: 'Борис' };
const base: Form = { title: 'Т', people: [anna, boris], bank: { bik: '1' } };

const keys = (mine: Form, theirs: Form) =>
  differencesOf({ base, mine, theirs }).map(({ key, changedHere }) => `${key} ${changedHere}`);
const always = (side: Side) => () => side;

it.each<[unknown, unknown, boolean]>([
  [{ name: '' }, {}, true],
  [{ isChief: false }, {}, true],
  [{ isChief: null }, undefined, true],
  [{ isChief: true }, {}, false],
  [{ name: 'Анна', isChief: true }, { isChief: true, name: 'Анна' }, true],
  [{ key: 'new-1', name: 'Анна' }, { key: 'new-2', name: 'Анна' }, true],
  [[{ name: '' }], [], false],
  [0, undefined, false],
])('sameInput(%j, %j) returns %s', (one, other, isSame) => {
  expect(sameInput(one, other)).toBe(isSame);
});

describe('two versions of a form', () => {
  it('need no decision about a field that only one side has changed', () => {
    const mine = { ...base, title: 'Моё' };
    const theirs = { ...base, bank: { bik: '1', name: '' } };
    expect(keys(mine, theirs)).toEqual([]);
    expect(reconcile({ base, mine, theirs }, always('there'))).toMatchObject({ title: 'Моё' });
  });

  it('list each field that was changed elsewhere, and whether it was also changed here', () => {
    const mine = { ...base, title: 'Моё' };
    const theirs = { ...base, title: 'Их', bank: { bik: '2' } };
    expect(keys(mine, theirs)).toEqual(['title true', 'bank.bik false']);
  });

  it('compare the items of a list by their ids, in any order', () => {
    const mine = { ...base, people: [boris, { ...anna, name: 'Анна М.' }] };
    const theirs = { ...base, people: [{ ...anna, name: 'Анна П.' }, boris] };
    expect(differencesOf({ base, mine, theirs })).toEqual([
      {
        key: 'people.a.name',
        path: 'people.1.name',
        here: 'Анна М.',
        there: 'Анна П.',
        changedHere: true,
      },
    ]);
  });

  it('keep items added here, and list items added or removed elsewhere', () => {
    const vera: Person = { key: 'new', name: 'Вера' };
    const gleb: Person = { id: 'g', name: 'Глеб' };
    const mine = { ...base, people: [anna, boris, vera] };
    const theirs = { ...base, people: [anna, gleb] };
    expect(keys(mine, theirs)).toEqual(['people.b false', 'people.g false']);
    const there = reconcile({ base, mine, theirs }, always('there'));
    expect(there.people.map(({ name }) => name)).toEqual(['Анна', 'Вера', 'Глеб']);
    const here = reconcile({ base, mine, theirs }, always('here'));
    expect(here.people.map(({ name }) => name)).toEqual(['Анна', 'Борис', 'Вера']);
  });

  it('omit an item removed here, unless it was changed elsewhere', () => {
    const mine = { ...base, people: [anna] };
    expect(keys(mine, base)).toEqual([]);
    expect(reconcile({ base, mine, theirs: base }, always('there')).people).toEqual([anna]);
    const theirs = { ...base, people: [anna, { ...boris, name: 'Борис П.' }] };
    expect(keys(mine, theirs)).toEqual(['people.b true']);
  });

  const person = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('', 'Анна', 'Борис'),
    isChief: fc.boolean(),
  });
  const form: fc.Arbitrary<Form> = fc.record({
    title: fc.constantFrom('', 'Т', 'У'),
    people: fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 4 }),
    bank: fc.record({ bik: fc.constantFrom('', '1', '2') }),
  });

  it('keep the invariants of a merge for any three versions', () => {
    fc.assert(
      fc.property(form, form, form, (start, mine, theirs) => {
        const versions = { base: start, mine, theirs };
        // With every choice "here", no typed value is lost.
        expect(sameInput(reconcile(versions, always('here')), mine)).toBe(true);
        // Without changes elsewhere there are no differences, and the input stays.
        expect(differencesOf({ ...versions, theirs: start })).toEqual([]);
        expect(sameInput(reconcile({ ...versions, theirs: start }, always('there')), mine)).toBe(
          true,
        );
        // Without changes here, the choice "there" takes all of the server's values.
        const taken = reconcile({ ...versions, mine: start }, always('there'));
        const sorted = (one: Form) => ({
          ...one,
          people: one.people.toSorted((l, r) => ((l.id ?? '') < (r.id ?? '') ? -1 : 1)),
        });
        expect(sameInput(sorted(taken), sorted(theirs))).toBe(true);
        // Each difference is decided once, by its own key.
        const found = differencesOf(versions).map(({ key }) => key);
        expect(new Set(found).size).toBe(found.length);
        // No difference is left after the decisions.
        const decided = reconcile(versions, ({ key }) => (key.length % 2 === 0 ? 'here' : 'there'));
        expect(differencesOf({ base: theirs, mine: decided, theirs })).toEqual([]);
      }),
    );
  });
});

describe('a draft merged into the whole form', () => {
  it('keeps the other fields of each item, and omits empty values', () => {
    const whole = {
      people: [
        { id: 'a', name: 'Анна', secret: '1' },
        { id: 'b', secret: '2' },
      ],
      note: 'n',
    };
    const partial = {
      people: [
        { id: 'b', name: 'Борис' },
        { id: 'a', name: '' },
      ],
    };
    expect(layOver<object>(whole, partial)).toEqual({
      note: 'n',
      people: [
        { id: 'b', secret: '2', name: 'Борис' },
        { id: 'a', secret: '1' },
      ],
    });
  });

  it('ignores __proto__', () => {
    const partial: object = JSON.parse('{"__proto__":{"polluted":true}}');
    layOver<object>({}, partial);
    expect({}).not.toHaveProperty('polluted');
  });
});
