// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequisiteField } from './RequisiteField';
import { renderForm } from '../testing/renderForm';

const BIK_LENGTH = 'Значение должно состоять из 9 символов';
const ACCOUNT_LENGTH = 'Значение должно содержать 20 символов';
const SBERBANK = {
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  settlementAccount: '40702810200000012345',
};

const bankDetails = (
  <>
    <RequisiteField kind="bik" name="bik" />
    <RequisiteField kind="correspondentAccount" name="correspondentAccount" bikField="bik" />
    <RequisiteField kind="settlementAccount" name="settlementAccount" bikField="bik" />
  </>
);
const bik = () => screen.getByLabelText('БИК');
const correspondent = () => screen.getByLabelText('Корреспондентский счёт');
const settlement = () => screen.getByLabelText('Расчётный счёт');

/** Kind, label, an invalid value, a valid one, and the exact message. */
const RULES: readonly (readonly [
  'inn' | 'ogrn' | 'kpp' | 'bik',
  string,
  string,
  string,
  string,
])[] = [
  ['inn', 'ИНН', '7707083894', '7707083893', 'Неправильное контрольное число ИНН'],
  ['inn', 'ИНН', '770708389', '500100732259', 'Неправильное контрольное число ИНН'],
  ['ogrn', 'ОГРН/ОГРНИП', '1027700132190', '1027700132195', 'ОГРН некорректен'],
  ['ogrn', 'ОГРН/ОГРНИП', '30450011600015', '304500116000157', 'ОГРН некорректен'],
  ['kpp', 'КПП', 'AB7736001', '7736AB001', 'КПП некорректен'],
  ['kpp', 'КПП', '77360100', '773601001', 'КПП некорректен'],
  ['bik', 'БИК', '04452522', '044525225', BIK_LENGTH],
];

describe('a requisite', () => {
  it.each(RULES)(
    'of the kind %s («%s») shows a message for %s on blur, and no message for %s',
    async (kind, label, wrong, right, message) => {
      const { user } = renderForm(<RequisiteField kind={kind} name="value" required />);
      const input = screen.getByLabelText(label);
      await user.type(input, wrong);
      expect(input).toBeValid();
      await user.tab();
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(message);

      await user.clear(input);
      await user.type(input, right);
      expect(input).toBeValid();
      expect(screen.queryByText(message)).not.toBeInTheDocument();
      await user.type(input, '0');
      expect(input).toHaveAccessibleDescription(message);
    },
  );

  it.each(RULES)(
    'of the kind %s («%s») shows a message for %s when it is submitted without a blur',
    async (kind, label, wrong, right, message) => {
      const { send, onSubmit } = renderForm(<RequisiteField kind={kind} name="value" />, {
        value: wrong,
      });
      await send();
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(onSubmit).not.toHaveBeenCalled();
      fireEvent.change(screen.getByLabelText(label), { target: { value: right } });
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ value: right });
    },
  );

  it.each(['inn', 'ogrn', 'kpp'] as const)(
    'of the kind %s shows an error if it is empty, unless it is optional',
    async (kind) => {
      const { send, onSubmit } = renderForm(
        <>
          <RequisiteField kind={kind} name="asked" label="Нужно" required />
          <RequisiteField kind={kind} name="free" label="Можно" />
        </>,
      );
      await send();
      expect(screen.getByLabelText('Нужно')).toHaveAccessibleDescription(
        'Поле обязательно для заполнения',
      );
      expect(screen.getByLabelText('Можно')).toBeValid();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('checks an additional rule only after its own', async () => {
    const { user } = renderForm(
      <RequisiteField
        kind="inn"
        name="inn"
        validate={(value) => (String(value).length === 10 ? undefined : 'Нужен ИНН организации')}
      />,
    );
    const input = screen.getByLabelText('ИНН');
    await user.type(input, '500100732250');
    await user.tab();
    expect(input).toHaveAccessibleDescription('Неправильное контрольное число ИНН');
    await user.type(input, '{Backspace}9');
    expect(input).toHaveAccessibleDescription('Нужен ИНН организации');
  });

  it('normalises typed text on blur, and pasted text at once', async () => {
    const { user } = renderForm(<RequisiteField kind="kpp" name="kpp" />);
    const input = screen.getByLabelText('КПП');
    await user.type(input, '7736 ав-001');
    expect(input).toHaveValue('7736ав001');
    await user.tab();
    expect(input).toHaveValue('7736AB001');
    expect(input).toBeValid();
    await user.clear(input);
    await user.paste(' 7736\u00A0ав００１ ');
    expect(input).toHaveValue('7736AB001');
    expect(input).not.toHaveAttribute('maxlength');
  });

  it('normalises a value that a browser fills in, like a pasted one', () => {
    renderForm(<RequisiteField kind="inn" name="inn" />);
    const input = screen.getByLabelText('ИНН');
    fireEvent.input(input, { target: { value: '7707 083 893' } });
    expect(input).toHaveValue('7707083893');
  });

  it('requests a numeric keyboard and no autofill, but a text keyboard for a КПП', () => {
    renderForm(
      <>
        {bankDetails}
        <RequisiteField kind="kpp" name="kpp" />
      </>,
    );
    for (const input of [bik(), correspondent(), settlement()]) {
      expect(input).toHaveAttribute('inputmode', 'numeric');
      expect(input).toHaveAttribute('autocomplete', 'off');
      expect(input).toBeRequired();
    }
    expect(screen.getByLabelText('КПП')).toHaveAttribute('inputmode', 'text');
  });
});

describe('bank details', () => {
  it('show a message for each empty field, wrong length and wrong key', async () => {
    const { user, send } = renderForm(bankDetails);
    await send();
    expect(bik()).toHaveAccessibleDescription('БИК пуст');
    expect(correspondent()).toHaveAccessibleDescription('К/С пуст');
    expect(settlement()).toHaveAccessibleDescription('Р/С пуст');
    await user.type(bik(), '04452522');
    expect(bik()).toHaveAccessibleDescription(BIK_LENGTH);
    expect(correspondent()).toHaveAccessibleDescription('К/С пуст');

    await user.type(bik(), '5');
    expect(bik()).toBeValid();

    await user.type(correspondent(), '3010181040000000022');
    await user.type(settlement(), '407028102000000123456');
    expect(correspondent()).toHaveAccessibleDescription(ACCOUNT_LENGTH);
    expect(settlement()).toHaveAccessibleDescription(ACCOUNT_LENGTH);

    await user.type(correspondent(), '6');
    await user.type(settlement(), '{Backspace}{Backspace}6');
    expect(correspondent()).toHaveAccessibleDescription(/^Корреспондентский счет некорректен/);
    expect(settlement()).toHaveAccessibleDescription('Расчётный счет некорректен');

    await user.type(correspondent(), '{Backspace}5');
    await user.type(settlement(), '{Backspace}5');
    expect(correspondent()).toBeValid();
    expect(settlement()).toBeValid();
  });

  it('ask for the БИК first, without marking the account as invalid', async () => {
    const { user, send, onSubmit } = renderForm(bankDetails);
    await user.type(settlement(), SBERBANK.settlementAccount);
    await user.tab();
    expect(settlement()).toBeValid();
    expect(settlement()).toHaveAccessibleDescription(/^Сначала укажите БИК/);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(settlement()).toBeValid();
    await user.type(bik(), SBERBANK.bik);
    expect(settlement()).toHaveAccessibleDescription('');
  });

  it('are checked again after a change of the БИК, even if untouched', async () => {
    const { user } = renderForm(bankDetails, SBERBANK);
    await user.click(correspondent());
    expect(correspondent()).toBeValid();
    await user.clear(bik());
    await user.type(bik(), '044525187');
    await user.tab();
    expect(bik()).toBeValid();
    expect(settlement()).toHaveAccessibleDescription('Расчётный счет некорректен');
    // The БИК of a Bank of Russia unit: the account's key is correct, although its last digits differ from the БИК.
    expect(correspondent()).toBeValid();
    expect(correspondent()).toHaveAccessibleDescription(/Последние три цифры/);

    await user.clear(bik());
    await user.type(bik(), SBERBANK.bik);
    expect(settlement()).toBeValid();
    expect(correspondent()).toHaveAccessibleDescription('');
  });

  it('read the БИК from the field that `bikField` names', async () => {
    const { user } = renderForm(
      <>
        <RequisiteField kind="bik" name="bank.bik" />
        <RequisiteField kind="settlementAccount" name="account" bikField="bank.bik" />
      </>,
      { account: SBERBANK.settlementAccount },
    );
    await user.type(bik(), SBERBANK.bik);
    await user.click(settlement());
    await user.tab();
    expect(settlement()).toBeValid();
  });
});

describe('a warning of a requisite', () => {
  it('is announced politely under its field, and does not prevent sending', async () => {
    const { user, send, onSubmit } = renderForm(
      <>
        <RequisiteField kind="inn" name="itn" />
        <RequisiteField kind="ogrn" name="ogrn" innField="itn" />
      </>,
      { itn: '500100732259' },
    );
    const input = screen.getByLabelText('ОГРН/ОГРНИП');
    await user.type(input, '1027700132195');
    const warning = /^Предупреждение: У индивидуального предпринимателя/;
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription(warning);
    expect(screen.getByText(warning).closest('output')).not.toBeNull();

    await user.clear(screen.getByLabelText('ИНН'));
    await user.type(screen.getByLabelText('ИНН'), '7707083893');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ itn: '7707083893', ogrn: '1027700132195' });
  });

  it('is hidden while its field shows an error', async () => {
    const { user } = renderForm(<RequisiteField kind="inn" name="inn" />);
    const input = screen.getByLabelText('ИНН');
    await user.type(input, '0000000000');
    expect(input).toHaveAccessibleDescription(/одних нулей/);
    await user.type(input, '0');
    await user.tab();
    expect(input).toHaveAccessibleDescription('Неправильное контрольное число ИНН');
  });

  it('says that an account usually starts with 40802 if `soleProprietor` is set', async () => {
    const warning = /обычно начинается с 40802/;
    const { user } = renderForm(
      <>
        <RequisiteField kind="bik" name="bik" />
        <RequisiteField kind="settlementAccount" name="account" bikField="bik" soleProprietor />
      </>,
      { bik: SBERBANK.bik },
    );
    await user.click(settlement());
    await user.paste('40702 810 2 0000 0012345');
    expect(settlement()).toHaveAccessibleDescription(warning);
    expect(settlement()).toBeValid();
  });
});

it('a refusal of the server keeps the value of every requisite', async () => {
  const answer = { status: 422, code: null, message: 'Проверьте данные', fieldErrors: [] };
  const onSubmit = vi.fn<(values: object) => Promise<void>>(() =>
    Promise.reject({
      ...answer,
      fieldErrors: [{ field: 'bik', message: 'Банк с таким БИК закрыт' }],
    }),
  );
  const { send } = renderForm(bankDetails, SBERBANK, onSubmit);
  await send();
  await waitFor(() => expect(bik()).toHaveAccessibleDescription('Банк с таким БИК закрыт'));
  expect(bik()).toHaveValue(SBERBANK.bik);
  expect(settlement()).toHaveValue(SBERBANK.settlementAccount);
  await act(() => Promise.resolve());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
