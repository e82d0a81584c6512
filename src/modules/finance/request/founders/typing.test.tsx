// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { drawnFields } from '../../../../../test/render/drawnFields';
import { openRequest, READY_ID, stepHeading } from '../testing/openRequest';

const cabinet = testCabinet();

/** Four persons and two companies; all are incomplete, so the form opens all of them. */
const FOUNDERS = Array.from({ length: 6 }, (_nothing, index) => ({
  id: `f3c2e0${index}0-5e70-4c9d-8f1b-304f5e6d7c01`,
  type: index < 4 ? ('PERSON' as const) : ('COMPANY' as const),
  sharePercent: 15,
  isBeneficiary: false,
}));

beforeEach(() => {
  cabinet.backend.world.db.financeForm.update(READY_ID, { founders: FOUNDERS });
});

const textInputNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name^="founders."]')]
    .filter(({ type }) => type !== 'radio' && type !== 'checkbox')
    .map(({ name }) => name);

/** Finds an input by its `name`, because a query by role takes a second with sixty fields on the page. */
function inputOf(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`No field ${name}`);
  return input;
}

it('typing renders one or two fields per key press on a page with at least sixty fields', async () => {
  await openRequest(cabinet, READY_ID, '?validateGroup=FOUNDERS');
  await stepHeading('Учредители');
  await waitFor(() => expect(inputOf('founders.0.lastname')).toBeInvalid());
  const names = textInputNames();
  expect(names.length).toBeGreaterThanOrEqual(60);
  const most = names.map((name) => {
    const input = inputOf(name);
    fireEvent.focus(input);
    const counts = ['1', '12', '123'].map(
      (value) => drawnFields(() => fireEvent.change(input, { target: { value } })).size,
    );
    return { name, most: Math.max(...counts) };
  });
  expect(most.filter((one) => one.most > 2)).toEqual([]);
  expect(most.filter((one) => one.most === 0)).toEqual([]);
});
