// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { SEVERNY_VETER } from '../../../../test/backend/scenarios/companies';
import { click, doubleClick } from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import DebtorOffers from '../offers/DebtorOffers';

// Loads the dialog before the tests, because this may be slow on a busy machine.
beforeAll(() => import('./PolicyholderDialog'));

const cabinet = testCabinet();
const at = { address: '/offer', pages: { '/offer': <DebtorOffers /> } };

/** Confirms the requisites of the offer and applies; there is no other input. */
async function apply() {
  await click('Подать заявку');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Я подтверждаю данные об организации'));
  await doubleClick('Подать заявку', () => dialog);
}

const WRITES: readonly WriteCase[] = [
  {
    ...at,
    operation: 'requestDebtorAgreement',
    wish: 'applying for an insurance',
    // D9: the dialog closes after every outcome; a message gives the reason, also after a 5xx.
    isPart: true,
    act: apply,
    done: /Заявка отправлена/,
    // D9: the dialog closes after every outcome, but only success reloads the offers.
    repeated: /Заявка по этому предложению уже подана/,
    made: () =>
      -cabinet.backend.world.db.debtorOffer.count({
        where: { organizationId: { equals: SEVERNY_VETER.id }, status: { equals: 'NEW' } },
      }),
  },
  {
    ...at,
    operation: 'downloadDebtorAgreement',
    wish: 'downloading an agreement',
    isPart: true,
    act: () => doubleClick('Скачать договор'),
    done: /Файл «.*» скачан/,
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
