// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { doubleClick, expectTyped, type } from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import { APPLICATION, awaitCodeIn, freshConfirmation } from '../testing/confirmation';
import ConfirmPage from './page';

const cabinet = testCabinet();
freshConfirmation();
beforeEach(async () => void (await awaitCodeIn(cabinet, 0)));

const { email } = APPLICATION.body;
const at = { address: '/confirm', pages: { '/confirm': <ConfirmPage /> }, as: null };
const CODE = 'Код из сообщения';

const WRITES: readonly WriteCase[] = [
  {
    ...at,
    operation: 'confirmRegistration',
    wish: 'confirming the registration by a code',
    // CodeForm.test.tsx covers a registration that the server does not know.
    except: ['404'],
    prepare: () => type(CODE, '1234'),
    act: () => doubleClick('Подтвердить'),
    kept: () => expectTyped(CODE, '1234'),
    // The code must be typed again, because the next message contains a new code.
    returnToPage: async () => void (await screen.findByLabelText(CODE)),
    done: /Регистрация подтверждена/,
    repeated: /Код устарел|истёк/,
    made: () => cabinet.backend.world.db.user.count({ where: { username: { equals: email } } }),
  },
  {
    ...at,
    operation: 'register',
    wish: 'requesting another code',
    prepare: () => type(CODE, '12'),
    act: () => doubleClick('Отправить ещё раз'),
    kept: () => expectTyped(CODE, '12'),
    returnToPage: async () => void (await screen.findByLabelText(CODE)),
    backSays: /Код не отправлен: сервис был недоступен/,
    done: /Новый код отправлен/,
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
