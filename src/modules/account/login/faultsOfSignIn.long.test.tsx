// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../test/backend/scenarios/people';
import {
  INVALID_ANSWERS,
  OUTAGES,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
} from '../../../../test/faults/faultCases';
import { doubleClick, expectTyped, type } from '../../../../test/faults/hands';
import { muteLog } from '../../../../test/faults/muteLog';
import { describeQuietReads } from '../../../../test/faults/quietReads';
import { callsOf, expectStanding, putFault } from '../../../../test/faults/screen';
import { holdTimeLimits } from '../../../../test/faults/timeLimits';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import { signOut } from '../../../session/signOut';
import LoginPage from './page';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';

const SIGN_IN = {
  address: '/login',
  pages: { '/login': <LoginPage /> },
  as: null,
  prepare: async () => {
    await type('Логин', ANNA);
    await type('Пароль', DEMO_PASSWORD);
  },
  act: () => doubleClick('Войти'),
  kept: () => {
    expectTyped('Логин', ANNA);
    expectTyped('Пароль', DEMO_PASSWORD);
  },
  // The password is never kept: it must be typed again.
  returnToPage: async () => {
    await screen.findByLabelText('Логин');
    expectTyped('Логин', ANNA);
    expectTyped('Пароль', '');
  },
  done: /Страховые продукты/,
};

const WRITES: readonly WriteCase[] = [
  {
    ...SIGN_IN,
    operation: 'login',
    wish: 'signing in',
    messages: { '401': /Неверный логин или пароль/ },
  },
  {
    ...SIGN_IN,
    operation: 'getCurrentUser',
    wish: 'reading the signed-in user',
    // After a 401 the new session is renewed first.
    except: ['401'],
  },
];

describeWrites(cabinet, WRITES);

describeQuietReads(cabinet, [
  {
    operation: 'needCaptcha',
    address: '/login',
    page: <LoginPage />,
    as: null,
    shown: /Вход в личный кабинет/,
  },
]);

describe('signing out (logout)', () => {
  const FAULTS = [
    ...REFUSALS,
    ...UNSENT,
    ...LOST_ANSWERS,
    ...UNREADABLE,
    ...INVALID_ANSWERS,
    ...OUTAGES,
  ];

  it('ends the session at once after any failure of the call, and calls the server once', async () => {
    muteLog();
    const limits = holdTimeLimits(cabinet);
    for (const fault of FAULTS) {
      const { store, place } = await cabinet.show({ '/offer': <h1>Предложения</h1> });
      putFault(cabinet, 'logout', fault);
      await act(() => store.dispatch(signOut()));
      if (fault.fault.kind === 'timeout') await limits.pass('logout');
      await waitFor(() => expect(store.getState().session.status, fault.name).toBe('anonymous'));
      await waitFor(() => expect(place(), fault.name).toBe('/login'));
      expectStanding(fault.name);
      expect(callsOf(cabinet, 'logout'), fault.name).toBe(1);
      cabinet.mend();
      cleanup();
      await act(async () => {});
    }
  }, 240_000);
});
