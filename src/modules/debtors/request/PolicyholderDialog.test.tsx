// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { cabinetApi } from '../../../api/cabinetApi';
import DebtorOffers from '../offers/DebtorOffers';

// Loads the dialog before the tests, because this may be slow on a busy machine.
beforeAll(() => import('./PolicyholderDialog'));

const cabinet = testCabinet();

it.each(['500', '503'] as const)(
  'the policyholder dialog stays open with its checked box when a reload of the offers fails with %s',
  async (kind) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, store, place } = await cabinet.show({ '/offer': <DebtorOffers /> });
    const [apply] = await screen.findAllByRole('button', { name: 'Подать заявку' });
    await user.click(apply ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    const tick = dialog.getByLabelText('Я подтверждаю данные об организации');
    await user.click(tick);

    cabinet.fail('findActualDebtorOffers', kind);
    cabinet.forgetCalls();
    // Reloads the offers, as a poll does.
    act(() => void store.dispatch(cabinetApi.util.invalidateTags(['DebtorOffer'])));
    await waitFor(() => expect(cabinet.calls()).toContain('findActualDebtorOffers'));
    await act(async () => {
      await Promise.all(store.dispatch(cabinetApi.util.getRunningQueriesThunk()));
    });
    expect(place()).toBe('/offer');
    expect(tick).toBeVisible();
    expect(tick).toBeChecked();
  },
);
