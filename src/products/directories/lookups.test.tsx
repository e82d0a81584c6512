// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../test/backend/faults/fault';
import { testCabinet } from '../../../test/render/cabinet';
import { FormShell } from '../../forms/form/FormShell';
import { TextField } from '../../forms/field/TextField';
import { RequisiteField } from '../../forms/requisite/RequisiteField';
import { formOf } from '../../forms/testing/renderForm';
import { BankLookup, OrganizationLookup } from './lookups';

const cabinet = testCabinet();
const form = formOf('lookup');

const SBERBANK = { bik: '044525225', account: '30101810400000000225' };
const CLOSED = '044525777';

function BankForm() {
  return (
    <FormShell form={form} onSubmit={() => undefined}>
      <RequisiteField kind="bik" name="bik" below={<BankLookup />} />
      <TextField name="bankName" label="Банк" />
      <RequisiteField kind="correspondentAccount" name="correspondentAccount" bikField="bik" />
    </FormShell>
  );
}

function OrganizationForm() {
  return (
    <FormShell form={form} onSubmit={() => undefined}>
      <RequisiteField
        kind="inn"
        name="organization.itn"
        below={<OrganizationLookup prefix="organization." />}
      />
      <TextField name="organization.name" label="Наименование" />
      <RequisiteField kind="kpp" name="organization.kpp" />
      <TextField name="organization.legalAddress" label="Адрес" />
    </FormShell>
  );
}

const FAULTS: readonly FaultKind[] = ['404', '405', '501', '503', 'drop', 'null', 'empty-object'];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Returns the calls of the directory of banks so far. */
const asked = () => cabinet.calls().filter((operation) => operation === 'getBank');
const ACCOUNT = 'Корреспондентский счёт';

async function openBank() {
  const { user } = await cabinet.show({ '/offer': <BankForm /> });
  const typeBik = async (bik: string) => {
    await user.clear(field('БИК'));
    await user.type(field('БИК'), bik);
  };
  return { user, typeBik };
}

describe('the lookup of a БИК', () => {
  it('fills in the bank and its account, and announces it to screen readers', async () => {
    const { typeBik } = await openBank();
    await typeBik(SBERBANK.bik);
    const announcement = await screen.findByText(`Заполнено по БИК: Банк, ${ACCOUNT}`);
    expect(announcement.closest('output')).not.toBeNull();
    expect(field('Банк')).toHaveValue('ПАО Сбербанк');
    expect(field(ACCOUNT)).toHaveValue(SBERBANK.account);
    expect(field('БИК')).toHaveFocus();
  });

  it('replaces the data that another БИК has filled in', async () => {
    const { typeBik } = await openBank();
    await typeBik(SBERBANK.bik);
    await waitFor(() => expect(field('Банк')).toHaveValue('ПАО Сбербанк'));
    await typeBik('044525187');
    await waitFor(() => expect(field('Банк')).toHaveValue('Банк ВТБ (ПАО)'));
  });

  it('clears the correspondent account of a bank if the next bank has none', async () => {
    const { typeBik } = await openBank();
    await typeBik(SBERBANK.bik);
    await waitFor(() => expect(field(ACCOUNT)).toHaveValue(SBERBANK.account));
    await typeBik(CLOSED);
    await waitFor(() => expect(field('Банк')).toHaveValue('АО «Речной банк»'));
    expect(field(ACCOUNT)).toHaveValue('');
  });

  it('keeps typed values until the button replaces them', async () => {
    const { user, typeBik } = await openBank();
    await user.type(field('Банк'), 'Сбер');
    await typeBik(SBERBANK.bik);
    expect(await screen.findByText(/Введённое не изменено.*Банк — ПАО Сбербанк/)).toBeVisible();
    expect(field('Банк')).toHaveValue('Сбер');
    expect(field(ACCOUNT)).toHaveValue(SBERBANK.account);
    await user.click(screen.getByRole('button', { name: 'Заменить введённое' }));
    expect(field('Банк')).toHaveValue('ПАО Сбербанк');
    expect(screen.queryByText(/Введённое не изменено/)).not.toBeInTheDocument();
  });

  it('shows a warning if the bank is closed, and leaves the bank’s account empty', async () => {
    const { typeBik } = await openBank();
    await typeBik(CLOSED);
    expect(await screen.findByText(/^Предупреждение: банк закрыт 14\.03\.2025/)).toBeVisible();
    expect(field(ACCOUNT)).toHaveValue('');
  });

  it('does not run while the БИК is typed', async () => {
    const { user, typeBik } = await openBank();
    await typeBik(SBERBANK.bik);
    await user.keyboard('{Backspace}');
    await typeBik('044525187');
    await waitFor(() => expect(field('Банк')).toHaveValue('Банк ВТБ (ПАО)'));
    expect(asked()).toHaveLength(1);
  });

  it('does not run if a draft has filled in the БИК', async () => {
    const { typeBik } = await openBank();
    fireEvent.change(field('БИК'), { target: { value: SBERBANK.bik } });
    await typeBik('044525187');
    await waitFor(() => expect(field('Банк')).toHaveValue('Банк ВТБ (ПАО)'));
    expect(asked()).toHaveLength(1);
  });

  it.each(FAULTS)('allows manual input if the directory responds with «%s»', async (kind) => {
    const { user, typeBik } = await openBank();
    cabinet.fail('getBank', kind);
    await typeBik(SBERBANK.bik);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.type(field('Банк'), 'Сбер');
    expect(field('Банк')).toHaveValue('Сбер');
    expect(screen.queryByText(/Заполнено/)).not.toBeInTheDocument();
  });
});

describe('the lookup of an ИНН', () => {
  it('fills in the data of an organization even without a session', async () => {
    const { user } = await cabinet.show({ '/offer': <OrganizationForm /> }, { as: null });
    await user.type(field('ИНН'), '7801234564');
    expect(await screen.findByText(/^Заполнено по ИНН: Наименование, КПП, Адрес$/)).toBeVisible();
    expect(field('Наименование')).toHaveValue('ООО «Северный ветер»');
    expect(field('КПП')).toHaveValue('780101001');
  });

  it('shows a warning if the organization is closed', async () => {
    const { user } = await cabinet.show({ '/offer': <OrganizationForm /> });
    await user.type(field('ИНН'), '784223456764');
    expect(await screen.findByText(/^Предупреждение: по данным реестра/)).toBeVisible();
  });

  it.each(FAULTS)('allows manual input if the register responds with «%s»', async (kind) => {
    const { user } = await cabinet.show({ '/offer': <OrganizationForm /> }, { as: null });
    cabinet.fail('findOrganizationByItn', kind);
    await user.type(field('ИНН'), '7801234564');
    await waitFor(() => expect(cabinet.calls()).toContain('findOrganizationByItn'));
    await user.type(field('Наименование'), 'Ветер');
    expect(field('Наименование')).toHaveValue('Ветер');
    expect(screen.queryByText(/Заполнено/)).not.toBeInTheDocument();
  });
});
