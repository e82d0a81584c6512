// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { RequisiteField } from './RequisiteField';

describe('a number copied from Excel', () => {
  const paste = async (kind: 'bik' | 'inn', pasted: string) => {
    const { user } = renderForm(<RequisiteField kind={kind} name={kind} />);
    const field = screen.getByRole('textbox');
    await user.click(field);
    await user.paste(pasted);
    return field;
  };

  it('is pasted without its fraction, and with a hint that a leading zero may be lost', async () => {
    const field = await paste('bik', '44525225.0');
    expect(field).toHaveValue('44525225');
    expect(screen.getByText(/восемь цифр: возможно, потерялся ноль/)).toBeVisible();
  });

  it.each([
    ['bik', '4.4525225E7'],
    ['inn', '7701234567/770101001'],
    ['inn', '7,70123E+11'],
  ] as const)('stays as pasted if the field %s cannot read it: %s', async (kind, pasted) => {
    expect(await paste(kind, pasted)).toHaveValue(pasted);
  });
});
