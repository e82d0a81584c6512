// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EXAMPLE_CLAIM_ID, EXAMPLE_REFUSED_ID } from '../../../../test/backend/scenarios/claims';
import { EXAMPLE_ORDER_ID } from '../../../../test/backend/scenarios/exampleOrder';
import {
  byName,
  NO_SUCH_CALL,
  INVALID_ANSWERS,
  OUTAGES,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
} from '../../../../test/faults/faultCases';
import { agree, click, doubleClick, expectTyped, type } from '../../../../test/faults/hands';
import { muteLog } from '../../../../test/faults/muteLog';
import { expectStanding, outcome, putFault } from '../../../../test/faults/screen';
import { holdTimeLimits } from '../../../../test/faults/timeLimits';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths, pathWithId } from '../../../domain/paths';
import CreateClaimPage from './page';
import { DENIS, openClaim, stepHeading } from './testing/openClaim';

const cabinet = testCabinet();
const { world } = cabinet.backend;
const claimsOfExample = () =>
  world.db.claim.all().filter(({ orderId }) => orderId === EXAMPLE_ORDER_ID);
const draft = () => world.db.claim.get(EXAMPLE_CLAIM_ID);
const draftOrder = draft()?.orderId ?? '';

const refused = () => world.db.claim.get(EXAMPLE_REFUSED_ID);

const at = (orderId: string, step = '') => ({
  address: `${pathWithId(paths.createClaim, orderId)}${step && `?step=${step}`}`,
  pages: { [paths.createClaim]: <CreateClaimPage />, [paths.orderRegister]: <h1>Реестр</h1> },
  as: DENIS,
});

const DESCRIPTION = 'Коробка вскрыта при вручении, корпус треснул';
/** Texts for a server without these calls: it responds with 404 or 405. A 501 redirects to /unavailable. */
const ABSENT = {
  also: [NO_SUCH_CALL],
  messages: { '404': /Раздел пока недоступен/, '405': /Раздел пока недоступен/ },
};

const orderDay = () => {
  const day = world.db.order.get(EXAMPLE_ORDER_ID)?.createdDateTime.slice(0, 10) ?? '';
  return day.split('-').toReversed().join('.');
};

const files = () => world.db.storedFile.count();
const picture = () => new File(['bytes'], 'Коробка.png', { type: 'image/png' });

/** Chooses a file, like the browser's file dialog. */
function chooseFile(label: string, file: File) {
  const input = screen.getByRole('group', { name: label }).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No input for files');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
}

const WRITES: readonly WriteCase[] = [
  {
    ...at(EXAMPLE_ORDER_ID, 'event'),
    operation: 'createClaim',
    wish: 'creating a claim',
    prepare: async () => {
      await stepHeading('Событие');
      fireEvent.click(screen.getByLabelText('Повреждение'));
      await type('Дата события', orderDay());
      await type('Описание события', DESCRIPTION);
    },
    act: () => doubleClick('Далее'),
    kept: () => {
      expect(screen.getByLabelText('Повреждение')).toBeChecked();
      expect(screen.getByLabelText('Описание события')).toHaveValue(DESCRIPTION);
    },
    ...ABSENT,
    done: /Сумма к возмещению/,
    made: () => claimsOfExample().length,
  },
  {
    ...at(draftOrder, 'damage'),
    operation: 'updateClaim',
    wish: 'saving a step of a claim',
    prepare: async () => {
      await stepHeading('Ущерб');
      await type('Сумма к возмещению', '100');
    },
    act: () => doubleClick('Далее'),
    kept: () => expectTyped('Сумма к возмещению', '100,00'),
    ...ABSENT,
    done: /Фото повреждений и упаковки/,
    made: () => Number(draft()?.claimedAmount === 10_000),
  },
  {
    ...at(draftOrder, 'review'),
    operation: 'submitClaim',
    wish: 'sending a claim',
    prepare: async () => void (await stepHeading('Проверка и отправка')),
    act: () => doubleClick('Отправить заявление'),
    ...ABSENT,
    // After a 500 the claim is loaded again, so the page may already show it as sent.
    messages: {
      ...ABSENT.messages,
      '500 after the work was done': /Заявление отправлено|Сервис временно недоступен/,
    },
    foundBack: /Ход рассмотрения/,
    done: /Заявление отправлено/,
    made: () => Number(draft()?.status.name === 'SUBMITTED'),
  },
  {
    ...at(refused()?.orderId ?? ''),
    operation: 'createObjection',
    wish: 'objecting to a refusal',
    prepare: async () => {
      await screen.findByRole('heading', { name: 'Не согласны с решением?' });
      await type('С чем вы не согласны', DESCRIPTION);
    },
    act: () => doubleClick('Отправить возражение'),
    kept: () => expect(screen.getByLabelText(/С чем вы не согласны/)).toHaveValue(DESCRIPTION),
    ...ABSENT,
    // After a 500 the claim is loaded again, so the page may already show the sent objection.
    messages: {
      ...ABSENT.messages,
      '500 after the work was done': /Возражение отправлено|Сервис временно недоступен/,
    },
    // ClaimObjection.test.tsx covers outages: after an outage the page first reloads the claim to see if the objection
    // was sent.
    except: OUTAGES.map(({ name }) => name),
    foundBack: /Возражение/,
    done: /Возражение отправлено/,
    made: () => Number(Boolean(refused()?.objection)),
  },
  {
    ...at(draftOrder, 'order'),
    operation: 'deleteClaim',
    wish: 'deleting a draft',
    prepare: async () => void (await stepHeading('Заказ')),
    act: async () => {
      await click('Удалить черновик');
      await agree('Удалить черновик');
    },
    ...ABSENT,
    done: /Черновик удалён/,
    made: () => Number(draft() === null),
  },
  {
    ...at(EXAMPLE_ORDER_ID, 'documents'),
    operation: 'uploadFile',
    // sendWithProgress.test.ts covers this fault: a request with upload progress cannot be interrupted here.
    except: ['drop-mid-body'],
    wish: 'uploading a file',
    prepare: async () => void (await stepHeading('Документы')),
    act: async () => {
      if (screen.queryByText('Повторить') === null) {
        chooseFile('Фото повреждений и упаковки', picture());
        // Choosing the same file twice in a row counts once.
        chooseFile('Фото повреждений и упаковки', picture());
      } else await doubleClick('Повторить');
    },
    ...ABSENT,
    done: /Файл «Коробка\.png» загружен/,
  },
];

vi.setConfig({ testTimeout: 240_000 });
describeWrites(cabinet, WRITES);

describe('deleting a document (deleteFile)', () => {
  it.each(byName([...REFUSALS, ...UNSENT, ...LOST_ANSWERS, ...UNREADABLE, ...INVALID_ANSWERS]))(
    'removes it from the claim even after the fault «%s»',
    async (_name, fault) => {
      muteLog();
      const limits = holdTimeLimits(cabinet);
      const before = files();
      const shown = await openClaim(cabinet, '?step=documents', draftOrder);
      await stepHeading('Документы');
      putFault(cabinet, 'deleteFile', fault);
      fireEvent.click(screen.getByLabelText(/^Удалить: /));
      await outcome(cabinet, shown, limits, 'deleteFile', fault);
      await waitFor(() => expect(draft()?.documents).toEqual([]));
      expect(screen.queryByLabelText(/^Удалить: /)).toBeNull();
      expectStanding(fault.name);
      expect(before - files()).toBeLessThanOrEqual(1);
    },
  );
});
