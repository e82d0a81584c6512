// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../test/render/cabinet';
import { MonthlyClaims } from '../modules/sender/claim/monthly/MonthlyClaims';
import SettlementPage from '../modules/settlement/page';

const HOME_ZONE = process.env['TZ'];

/** Half an hour before the 10th begins in Moscow, and half an hour after. */
const EVENING = '2026-11-09T23:30:00+03:00';
const NIGHT = '2026-11-10T00:30:00+03:00';

// The time is set before the seed, so that the backend has the same time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(EVENING) });
  vi.spyOn(console, 'warn').mockReturnValue();
});
const cabinet = testCabinet();
afterEach(() => {
  vi.useRealTimers();
  process.env['TZ'] = HOME_ZONE;
});

const ZONES = ['Europe/Kaliningrad', 'Asia/Vladivostok'];
const plain = () => document.body.textContent.replaceAll('\u00A0', ' ');

async function openBoth(zone: string) {
  process.env['TZ'] = zone;
  await cabinet.show(
    {
      '/settlement': (
        <>
          <SettlementPage />
          <MonthlyClaims />
        </>
      ),
    },
    { as: 'morozov@posylka-plus.ru' },
  );
  await screen.findByRole('region', { name: 'Заявления за месяц' });
  fireEvent.click(await screen.findByRole('button', { name: /^(Ещё \d|Подробнее)$/ }));
}

describe.each(ZONES)('the draft of the month in the time zone %s', (zone) => {
  it('is announced on the 9th for the next day, with the same text on both pages', async () => {
    await openBoth(zone);
    await vi.waitFor(
      () => expect(plain().match(/Через 1 день, 10 ноября,/g)).toHaveLength(2),
      10_000,
    );
    expect(plain()).toMatch(/система подготовит черновик [^.]+ за октябрь\./);
    expect(plain()).not.toContain('Черновик заявления за октябрь готов');
  });

  it('is ready on the 10th on both pages', async () => {
    vi.setSystemTime(Date.parse(NIGHT));
    await openBoth(zone);
    expect(await screen.findByText('Черновик заявления за октябрь готов')).toBeVisible();
    expect(plain()).toMatch(/Сегодня, 10 ноября, система подготовила [^.]+ за октябрь\./);
    expect(plain()).not.toContain('система подготовит');
  });
});
