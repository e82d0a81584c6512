// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formOf, saveForm } from '../../../../../test/backend/handlers/financeRequest/formStore';
import { testCabinet } from '../../../../../test/render/cabinet';
import { signOut } from '../../../../session/signOut';
import FinanceRequestPage from '../page';
import { openRequest, PARTLY_ID, READY_ID } from '../testing/openRequest';

const cabinet = testCabinet();
const MINE = 'Банк «Новая волна»';
const THEIRS = 'Банк из другого окна';

const bank = () => screen.findByRole('textbox', { name: /^Банк/ });
const stored = () => JSON.stringify(Object.entries(localStorage));
const saves = () => cabinet.sent('saveFinanceRequestForm');

/** Opens the step with the account, and types the name of a bank. */
async function typeBank(id = READY_ID) {
  const shown = await openRequest(cabinet, id, '?step=account');
  await shown.user.clear(await bank());
  await shown.user.type(await bank(), MINE);
  return shown;
}

/** Leaves the page with typed input; the server refuses to save it. */
async function leaveUnsaved() {
  const { view } = await typeBank();
  cabinet.fail('saveFinanceRequestForm', '400', { times: 1 });
  view.unmount();
  await waitFor(() => expect(saves()).toHaveLength(1));
}

/** Changes the saved form, as another window would. */
function changeElsewhere(bankName: string) {
  const { world } = cabinet.backend;
  const form = formOf(world, READY_ID);
  world.clock.advance(60_000);
  saveForm(world, { ...form, paymentDetails: { ...form.paymentDetails, bankName } });
}

describe('the input of a request', () => {
  it('is stored on the device after a short delay, and the page shows the time', async () => {
    await typeBank();
    expect(screen.getByText('Изменения ещё не сохранены')).toBeVisible();
    expect(stored()).not.toContain(MINE);
    await waitFor(() =>
      expect(screen.getByText(/^в \d\d:\d\d$/).parentElement).toHaveTextContent(
        /^Черновик сохранён в \d\d:\d\d$/,
      ),
    );
    expect(stored()).toContain('Новая волна');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Черновик сохранён',
    );
    expect(saves()).toEqual([]);
  });

  it('is sent when the page is left, and then removed from this device', async () => {
    const { view } = await typeBank();
    view.unmount();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ paymentDetails: { bankName: MINE } });
    await waitFor(() => expect(stored()).not.toContain('Новая волна'));
  });

  it('is restored if the server could not save it, and sent with the next step', async () => {
    await leaveUnsaved();
    const { user } = await openRequest(cabinet, READY_ID, '?step=account');
    expect(await bank()).toHaveValue(MINE);
    (await screen.findByRole('button', { name: 'Далее' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible();
    expect(saves()).toEqual([
      expect.objectContaining({ paymentDetails: expect.objectContaining({ bankName: MINE }) }),
    ]);
    expect(stored()).not.toContain('Новая волна');
  });

  it('is sent to the server before a sign-out', async () => {
    const { store } = await typeBank();
    await act(() => store.dispatch(signOut()));
    expect(saves()).toHaveLength(1);
    expect(cabinet.calls().at(-1)).toBe('logout');
    expect(stored()).not.toContain('Новая волна');
  });

  it('is not shown to another user', async () => {
    await leaveUnsaved();
    await cabinet.show(
      { '/offer/request/:id': <FinanceRequestPage /> },
      { address: `/offer/request/${READY_ID}?step=account`, as: 'elkina@severveter.ru' },
    );
    expect(await bank()).toHaveValue('ПАО «Национальный банк развития»');
    expect(stored()).toContain('Новая волна');
  });

  it('is followed by a note in two places if the browser cannot store it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await typeBank(PARTLY_ID);
    expect(await screen.findAllByText(/Браузер не даёт сохранить черновик/)).toHaveLength(2);
  });
});

describe('a form that was changed elsewhere', () => {
  it('is compared with the draft when the page opens', async () => {
    await leaveUnsaved();
    changeElsewhere(THEIRS);
    const { user } = await openRequest(cabinet, READY_ID, '?step=account');
    const dialog = await screen.findByRole('dialog', { name: 'Заявка: есть две версии' });
    const [field] = within(dialog).getAllByRole('group');
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    expect(within(field ?? dialog).getByRole('radio', { name: `Здесь ${MINE}` })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Всё как на сервере' }));
    await user.click(within(dialog).getByRole('button', { name: 'Продолжить с выбранным' }));
    expect(await bank()).toHaveValue(THEIRS);
  });

  it('is compared with the input before the input is saved', async () => {
    const { user } = await typeBank();
    changeElsewhere(THEIRS);
    screen.getByRole('button', { name: 'Далее' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Заявка: есть две версии' });
    expect(saves()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Продолжить с выбранным' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible();
    expect(saves()).toHaveLength(1);
    expect(formOf(cabinet.backend.world, READY_ID).paymentDetails?.bankName).toBe(MINE);
  });

  it('is not overwritten by a page that was left, and the draft is kept', async () => {
    const { view } = await typeBank();
    changeElsewhere(THEIRS);
    const asked = cabinet.calls().length;
    view.unmount();
    await waitFor(() => expect(cabinet.calls().length).toBeGreaterThan(asked));
    await waitFor(() => expect(stored()).toContain('Новая волна'));
    expect(saves()).toEqual([]);
    expect(formOf(cabinet.backend.world, READY_ID).paymentDetails?.bankName).toBe(THEIRS);
  });
});
