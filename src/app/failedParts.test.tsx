// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootedCabinet, PATIENCE } from '../../test/render/bootedCabinet';

const { open, haveSession, address, callsOf, fail, mend, heading, offers } = bootedCabinet();

const SUPPLIER = 'kuznetsova@uralmetall-snab.ru';
const SELLER = 'belova@lavka-belovoy.ru';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the page of the offers', () => {
  it.each([
    ['findActualDebtorOffers', '503', 'Страхование дебиторской задолженности'],
    ['findActualDebtorOffers', '400', 'Страхование дебиторской задолженности'],
    ['findActualFinanceOffers', '500', 'Финансирование'],
  ] as const)('still shows the other products if %s fails with %s', async (call, kind, product) => {
    fail(call, kind);
    haveSession();
    await open('/offer');
    // The section is queried each time, because it is re-rendered when its load starts or ends.
    const section = () => within(screen.getByRole('region', { name: product }));
    await waitFor(
      () => expect(section().getByText('Не удалось загрузить')).toBeVisible(),
      PATIENCE,
    );
    expect(await offers()).not.toHaveLength(0);
    expect(address()).toBe('/offer');
    mend();
    fireEvent.click(
      await waitFor(() => section().getByRole('button', { name: 'Повторить' }), PATIENCE),
    );
    await waitFor(() => expect(section().queryAllByRole('article')).not.toHaveLength(0), PATIENCE);
    expect(section().queryByText('Не удалось загрузить')).toBeNull();
  });
});

describe('the form of a request', () => {
  it('shows the server’s message to an organization without the finance module', async () => {
    haveSession(SELLER);
    await open('/offer/request/5');
    expect(
      await screen.findByText(/Раздел отключён для вашей организации/, {}, PATIENCE),
    ).toBeVisible();
    expect(address()).toBe('/offer/request/5');
    expect(callsOf('getFinanceRequest')).not.toHaveLength(0);
  });
});

describe('a list of modules that failed to load', () => {
  it('is requested again by «Повторить», and then the page opens', async () => {
    fail('getModules', '400');
    haveSession(SUPPLIER);
    await open('/deliveries');
    await screen.findByText('Не удалось открыть страницу', {}, PATIENCE);
    mend();
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await heading('Реестр поставок');
    expect(screen.queryByText('Не удалось открыть страницу')).toBeNull();
    expect(address()).toBe('/deliveries');
  });
});
