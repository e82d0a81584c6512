// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { drawnFields } from '../../../../../test/render/drawnFields';
import { openClaim, stepHeading } from '../testing/openClaim';

const cabinet = testCabinet();

it.each([
  ['event', 'Событие', 'Описание события', 'Коробка'],
  ['event', 'Событие', 'Дата события', '0'],
  ['damage', 'Ущерб', 'Количество: Кофемашина капсульная', '1'],
  ['damage', 'Ущерб', 'Сумма к возмещению', '12'],
])(
  'typing renders at most two fields per key press (step %s «%s», field «%s»)',
  async (step, heading, label, value) => {
    await openClaim(cabinet, `?step=${step}`);
    await stepHeading(heading);
    const input = screen.getByLabelText(label);
    fireEvent.focus(input);
    const drawn = drawnFields(() => fireEvent.change(input, { target: { value } }));
    expect(input).toHaveValue(value);
    expect(drawn.size).toBeLessThanOrEqual(2);
  },
);
