// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe } from 'vitest';
import { SOKOLOVA_ID } from '../../../../test/backend/scenarios/people';
import { succeed } from '../../../../test/backend/testing/client';
import {
  INVALID_ANSWERS,
  OUTAGES_OF_A_PART,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
} from '../../../../test/faults/faultCases';
import { doubleClick, expectTyped, type } from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import CreatePasswordPage from '../password/page';
import { forgetPasswordGrant, keepPasswordGrant } from '../password/passwordGrant';
import RecoveryConfirmPage from './confirm/page';
import RecoveryPage from './page';
import { forgetRecovery, keepRecovery } from './recoveryProgress';

const cabinet = testCabinet();
const { world } = cabinet.backend;
const ANNA = 'sokolova@severveter.ru';
const ILIN = 'ilin@severveter.ru';
const CODE = 'Код из сообщения';
const PASSWORD = 'Vetka-7021-Sneg!';

const pages = {
  '/recovery': <RecoveryPage />,
  '/recovery/confirm': <RecoveryConfirmPage />,
  '/create-password': <CreatePasswordPage />,
};
const stranger = { pages, as: null };
const passwordOf = (login: string) =>
  world.db.user.findFirst({ where: { username: { equals: login } } })?.password;

beforeEach(() => {
  forgetRecovery();
  forgetPasswordGrant();
});

/** Starts a recovery whose next code can be requested at once. */
async function startRecovery() {
  const { recoveryId } = await succeed(cabinet.backend, 'recoverPassword', {
    body: { username: ANNA },
  });
  keepRecovery(ANNA, { recoveryId, resendAt: 0 });
}

/** Grants the choice of a password, as the correct code does. */
function grantPassword() {
  const token = 'secret';
  world.db.passwordGrant.create({
    token,
    userId: SOKOLOVA_ID,
    expiresAt: world.clock.now() + 600_000,
  });
  keepPasswordGrant({ passwordToken: token, username: ANNA, isFirst: false });
}

const choosing = {
  address: '/create-password',
  operation: 'changePassword',
  prepare: async () => {
    await type('Новый пароль', PASSWORD);
    await type('Повторите пароль', PASSWORD);
  },
  act: () => doubleClick('Сохранить пароль'),
  kept: () => {
    expectTyped('Новый пароль', PASSWORD);
    expectTyped('Повторите пароль', PASSWORD);
  },
  // The password is never kept: it must be typed again.
  returnToPage: async () => {
    await screen.findByLabelText('Новый пароль');
    expectTyped('Новый пароль', '');
  },
} as const;

const START: WriteCase = {
  ...stranger,
  address: '/recovery',
  operation: 'recoverPassword',
  wish: 'requesting a code',
  prepare: () => type('Логин', ANNA),
  act: () => doubleClick('Получить код'),
  kept: () => expectTyped('Логин', ANNA),
  done: /Если такая учётная запись есть/,
};

const WITH_CODE: readonly WriteCase[] = [
  {
    ...stranger,
    address: '/recovery/confirm',
    operation: 'checkCode',
    wish: 'checking the code',
    // recovery.test.tsx covers a recovery that the server does not know.
    except: ['404'],
    prepare: () => type(CODE, '1234'),
    act: () => doubleClick('Продолжить'),
    kept: () => expectTyped(CODE, '1234'),
    done: /Сохранить пароль/,
  },
  {
    ...stranger,
    address: '/recovery/confirm',
    operation: 'recoverPassword',
    wish: 'requesting another code',
    prepare: () => type(CODE, '12'),
    act: () => doubleClick('Отправить ещё раз'),
    kept: () => expectTyped(CODE, '12'),
    returnToPage: async () => void (await screen.findByLabelText(CODE)),
    backSays: /Код не отправлен: сервис был недоступен/,
    done: /Код отправлен ещё раз/,
  },
];

describeWrites(cabinet, [START]);

describe('with a pending code', () => {
  beforeEach(startRecovery);
  describeWrites(cabinet, WITH_CODE);
});

/** The expected text, keyed by failure. It is always the same: a password can be typed without the call. */
const ANY_FAILURE = Object.fromEntries(
  [
    ...REFUSALS,
    ...OUTAGES_OF_A_PART,
    ...UNSENT,
    ...LOST_ANSWERS,
    ...UNREADABLE,
    ...INVALID_ANSWERS,
  ].map(({ name }) => [name, /Не удалось создать пароль/]),
);

describe('with the right to choose a password', () => {
  beforeEach(grantPassword);
  describeWrites(cabinet, [
    {
      ...stranger,
      address: '/create-password',
      operation: 'generatePassword',
      wish: 'generating a password on the server',
      isPart: true,
      act: () => doubleClick('Сгенерировать'),
      messages: ANY_FAILURE,
      done: /Пароль сгенерирован/,
    },
    {
      ...choosing,
      ...stranger,
      wish: 'choosing a password after a recovery',
      done: /Войдите с новым паролем|Вход/,
      made: () => Number(passwordOf(ANNA) === PASSWORD),
      // The first attempt has used the grant.
      repeated: /Начните заново/,
    },
  ]);
});

describeWrites(cabinet, [
  {
    ...choosing,
    pages,
    as: ILIN,
    wish: 'choosing the password that the server requires',
    done: /Страховые продукты/,
    made: () => Number(passwordOf(ILIN) === PASSWORD),
  },
]);
