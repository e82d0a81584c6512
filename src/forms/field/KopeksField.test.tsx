// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { KopeksField } from './KopeksField';

const field = () => screen.getByLabelText<HTMLInputElement>('Сумма');

it.each([
  ['1 234,50', '1\u00A0234,50', 123_450],
  ['1234.5', '1\u00A0234,50', 123_450],
  ['1000000', '1\u00A0000\u00A0000,00', 100_000_000],
  ['12,', '12,00', 1200],
])('KopeksField reads «%s» as whole kopeks', async (typed, shown, kopeks) => {
  const { onSubmit, user, send } = renderForm(<KopeksField name="sum" label="Сумма" />);
  await user.type(field(), typed);
  expect(field()).toHaveValue(typed);
  await user.tab();
  expect(field().value).toBe(shown);
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ sum: kopeks });
});

it('KopeksField shows kopeks of the server as roubles, and plain digits during editing', async () => {
  const { onSubmit, user } = renderForm(<KopeksField name="sum" label="Сумма" />, {
    sum: 123_450,
  });
  expect(field().value).toBe('1\u00A0234,50');
  await user.click(field());
  expect(field()).toHaveValue('1234,50');
  await user.type(field(), '{Backspace}7{Enter}', {
    initialSelectionStart: 7,
    initialSelectionEnd: 7,
  });
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ sum: 123_457 });
});

it('KopeksField reads a pasted sum, and reports a sign or letters as an error instead of dropping them', async () => {
  const { user } = renderForm(<KopeksField name="sum" label="Сумма" />);
  await user.click(field());
  await user.paste('1\u202F234,50\u00A0₽');
  expect(field()).toHaveValue('1234,50');
  await user.clear(field());
  await user.paste('18 990 руб. 00 коп.');
  expect(field()).toHaveValue('18990,00');
  await user.clear(field());
  await user.paste('1 234 тыс. руб.');
  expect(field()).toHaveValue('1 234 тыс. руб.');
  for (const typed of ['-100', '1e1', '\u2212100']) {
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveAccessibleDescription(/^Введите сумму в рублях/);
  }
});

it('KopeksField refuses a text that is not a sum, and a sum out of bounds', async () => {
  const { onSubmit, user, send } = renderForm(
    <KopeksField name="sum" label="Сумма" min={1} max={100_000} />,
  );
  await user.type(field(), '1,234');
  await user.tab();
  expect(field()).toHaveAccessibleDescription(/Введите сумму в рублях/);
  await user.clear(field());
  await user.type(field(), '0');
  expect(field()).toHaveAccessibleDescription(/не может быть меньше 0,01/);
  await user.clear(field());
  await user.type(field(), '1000,01');
  expect(field()).toHaveAccessibleDescription(/не может быть больше 1\s000,00/);
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(field());
  await user.type(field(), '1000');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ sum: 100_000 });
});

it('KopeksField has no value after it was cleared', async () => {
  const { onSubmit, user, send } = renderForm(<KopeksField name="sum" label="Сумма" />, {
    sum: 100,
  });
  await user.clear(field());
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({});
});
