// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maxLength } from '../../../../forms/validators/text';
import { renderForm } from '../../../../forms/testing/renderForm';
import { keepShaped } from '../../../../blocks/drafts/draftShape';
import { EntryFields } from '../../../../blocks/steps/EntryFields';
import {
  draftShapeOf,
  entryErrors,
  labelIn,
  readEntry,
  shownIn,
  summaryRows,
  writeEntry,
  type FieldRule,
} from '../../../../blocks/steps/fieldTable';
import { StepsContext } from '../../../../blocks/steps/stepsContext';
import { contactTable } from './contactTable';
import { line } from './requestKinds';

const isOwn: FieldRule = (value, { key }, { entries }) =>
  entries.some((other) => other['key'] !== key && other['messenger'] === value)
    ? 'Уже указан у другого'
    : undefined;

/** The fields of a contact person and a new field. No other code has to be changed for a new field. */
const planted = {
  ...contactTable,
  messenger: line({
    label: 'Мессенджер',
    rules: [maxLength(5), isOwn],
    required: true,
    span: 'third',
  }),
};

const contact = { key: '1', role: 'HEAD', fullName: 'Соколова Анна', messenger: 'анна' };
const context = { entries: [contact] };

it('an added field appears in the form with its label and its rule', async () => {
  const { send, onSubmit } = renderForm(
    <StepsContext
      value={{
        steps: [],
        step: { id: 'contacts', label: 'Контактные данные' },
        stateOf: () => ({ state: 'open', text: '' }),
        mistakesIn: () => undefined,
        shared: undefined,
        around: {},
      }}
    >
      <EntryFields table={planted} place="contactData.1" />
    </StepsContext>,
    { contactData: [{ key: '0', messenger: 'пётр' }, { key: '1' }] },
  );
  const input = screen.getByLabelText('Мессенджер');
  fireEvent.change(input, { target: { value: 'слишком' } });
  await send();
  expect(input).toHaveAccessibleDescription('Поле некорректно');
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: 'пётр' } });
  expect(input).toHaveAccessibleDescription('Уже указан у другого');
  fireEvent.change(input, { target: { value: 'анна' } });
  expect(input).toHaveAccessibleDescription('');
});

it('an added field is checked, named by its label, and shown in comparisons', () => {
  const { messenger: _none, ...without } = contact;
  expect(entryErrors(planted, without, context).get('messenger')).toBe(
    'Поле обязательно для заполнения',
  );
  expect(entryErrors(planted, contact, context).has('messenger')).toBe(false);
  expect(labelIn(planted, 'messenger')).toBe('Мессенджер');
  expect(shownIn(planted, 'messenger', 'анна')).toBe('анна');
});

it('an added field is kept in a draft unless it is secret', () => {
  expect(keepShaped(contact, draftShapeOf(planted))).toMatchObject({ messenger: 'анна' });
  const secret = { ...planted, messenger: { ...planted.messenger, keep: false } };
  expect(keepShaped(contact, draftShapeOf(secret))).not.toHaveProperty('messenger');
});

it('an added field is read from the server and written back', () => {
  const held = readEntry(planted, { id: '1', role: 'HEAD', messenger: 'анна', isMain: true });
  expect(held.messenger).toBe('анна');
  expect(writeEntry(planted, held).messenger).toBe('анна');
  expect(writeEntry(planted, readEntry(planted, {})).messenger).toBeNull();
});

it('an added field appears in the summary, at its position in the table', () => {
  const rows = summaryRows(planted, contact).map(({ label, value }) => `${label}: ${value}`);
  expect(rows.at(-1)).toBe('Мессенджер: анна');
  expect(summaryRows(contactTable, contact).map(({ label }) => label)).not.toContain('Мессенджер');
});
