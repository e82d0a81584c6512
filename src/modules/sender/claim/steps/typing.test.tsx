// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openClaim, stepHeading } from '../testing/openClaim';

const drawn = vi.hoisted(() => new Map<string, number>());

// Every field draws a line for its message, under its own id: that counts how often it is drawn.
vi.mock(import('../../../../forms/field/FieldFrame'), async (importOriginal) => {
  const original = await importOriginal();
  const count = (id: string) => drawn.set(id, (drawn.get(id) ?? 0) + 1);
  return {
    ...original,
    FieldFrame: (props) => {
      count(props.id);
      return original.FieldFrame(props);
    },
    FieldMessage: (props) => {
      count(props.id);
      return original.FieldMessage(props);
    },
  };
});

const cabinet = testCabinet();

it.each([
  ['event', 'Событие', 'Описание события', 'Коробка'],
  ['event', 'Событие', 'Дата события', '0'],
  ['damage', 'Ущерб', 'Количество: Кофемашина капсульная', '1'],
  ['damage', 'Ущерб', 'Сумма к возмещению', '12'],
])('draws at most two fields for a key (%s: %s, %s)', async (step, heading, label, value) => {
  await openClaim(cabinet, `?step=${step}`);
  await stepHeading(heading);
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  drawn.clear();
  fireEvent.change(input, { target: { value } });
  expect(input).toHaveValue(value);
  expect(drawn.size).toBeGreaterThan(0);
  expect(drawn.size).toBeLessThanOrEqual(2);
});
