// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { PARTLY_FILLED_REQUEST } from '../../../../test/backend/scenarios/finance/offers';
import { ANNA, financeId } from '../../../../test/backend/scenarios/finance/owners';
import { NO_SUCH_CALL } from '../../../../test/faults/faultCases';
import { agree, click, doubleClick } from '../../../../test/faults/hands';
import { describeWrites } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import FinanceOffers from './FinanceOffers';

const cabinet = testCabinet();
const pages = { '/offer': <FinanceOffers />, '/offer/request/:id': <h1>Анкета заявки</h1> };

/** Returns the card of the offer that has no request. */
const card = () => within(screen.getByText('35 000 000 ₽').closest('article') ?? document.body);

/** Returns the card of the offer whose request is a draft. */
const draftCard = () =>
  within(screen.getByText('15 000 000 ₽').closest('article') ?? document.body);
const DRAFT_ID = financeId('request', ANNA, PARTLY_FILLED_REQUEST);

describeWrites(cabinet, [
  {
    operation: 'deleteFinanceRequest',
    wish: 'deleting a draft',
    address: '/offer',
    pages,
    prepare: async () => void (await screen.findByText('15 000 000 ₽')),
    act: async () => {
      await click('⋯', draftCard);
      fireEvent.click(await screen.findByText('Удалить черновик'));
      await agree('Удалить');
    },
    // After the draft was deleted, its offer can be applied for again.
    found: () => void draftCard().getByText('Подать заявку'),
    done: /Черновик заявки удалён/,
    made: () =>
      -cabinet.backend.world.db.financeRequest.count({ where: { id: { equals: DRAFT_ID } } }),
    // A draft that is already deleted counts as success.
    except: ['404'],
  },
  {
    operation: 'createFinanceRequest',
    wish: 'applying for an offer',
    address: '/offer',
    pages,
    prepare: async () => void (await screen.findByText('35 000 000 ₽')),
    act: () => doubleClick('Подать заявку', card),
    // A request whose response was lost appears together with its offer.
    found: () => void card().getByText('Продолжить заполнять заявку'),
    done: /Анкета заявки/,
    made: () =>
      cabinet.backend.world.db.financeRequest.count({
        where: { organizationId: { equals: ANNA.organizationId } },
      }),
  },
  {
    operation: 'downloadFinanceAgreement',
    wish: 'downloading an agreement',
    address: '/offer',
    pages,
    act: () => doubleClick('Скачать договор'),
    // A failed download does not leave the page.
    isPart: true,
    also: [NO_SUCH_CALL],
    done: /Файл «.*» скачан/,
  },
]);
