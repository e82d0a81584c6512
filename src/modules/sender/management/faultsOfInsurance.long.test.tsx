// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import {
  INVALID_ANSWERS,
  OUTAGES,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
} from '../../../../test/faults/faultCases';
import { agree, choose, doubleClick } from '../../../../test/faults/hands';
import { muteLog } from '../../../../test/faults/muteLog';
import { callsOf, expectStanding, putFault } from '../../../../test/faults/screen';
import { holdTimeLimits } from '../../../../test/faults/timeLimits';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths } from '../../../domain/paths';
import ManagementPage from './page';

// Loads the dialog in advance, because the import may take longer than a test waits on a busy machine.
beforeAll(() => import('./disable/DisableDialog'));

const cabinet = testCabinet();
const { world } = cabinet.backend;
const DENIS = 'morozov@posylka-plus.ru';
const ofDenis = { organizationId: { equals: POSYLKA_PLUS.id } };
const terms = { ...ofDenis, product: { equals: 'sender' } };
const isOff = () => world.db.orderInsurance.findFirst({ where: terms })?.isOn === false;

const pages = { [paths.insuranceManagement]: <ManagementPage /> };
const at = { address: paths.insuranceManagement, pages, as: DENIS };
const REASON = 'Высокая стоимость';

async function chooseReason() {
  await choose('Действия со страхованием', 'Отключить страхование');
  fireEvent.click(await screen.findByLabelText(REASON));
}
const dialog = () => within(screen.getByRole('dialog'));

const WRITES: readonly WriteCase[] = [
  {
    ...at,
    operation: 'deleteCredential',
    // A 404 counts as a success: the account no longer exists.
    except: ['404'],
    wish: 'disconnecting the account',
    act: async () => {
      await choose('Действия с аккаунтом', 'Отключить аккаунт');
      await agree('Отключить');
    },
    done: /Аккаунт курьерской \S+ (уже )?отключён/,
    made: () => -world.db.credential.count({ where: ofDenis }),
  },
  {
    ...at,
    operation: 'deactivateInsurance',
    wish: 'switching the insurance off',
    prepare: chooseReason,
    act: () => doubleClick('Отключить страхование', dialog),
    kept: () => expect(screen.getByLabelText(REASON)).toBeChecked(),
    done: /Страхование отключено/,
    foundBack: /Страхование не подключено/,
    made: () => Number(isOff()),
  },
];

describeWrites(cabinet, WRITES);

describe('a failure of sendDisableReasons', () => {
  const FAULTS = [
    ...REFUSALS,
    ...UNSENT,
    ...LOST_ANSWERS,
    ...UNREADABLE,
    ...INVALID_ANSWERS,
    ...OUTAGES,
  ];

  it('does not prevent the switch-off, which is sent once', async () => {
    muteLog();
    const limits = holdTimeLimits(cabinet);
    for (const fault of FAULTS) {
      world.db.orderInsurance.updateMany({ where: terms, data: { isOn: true } });
      const shown = await cabinet.show(pages, at);
      await chooseReason();
      putFault(cabinet, 'sendDisableReasons', fault);
      await doubleClick('Отключить страхование', dialog);
      if (fault.fault.kind === 'timeout') await limits.pass('sendDisableReasons');
      await waitFor(() => expect(isOff(), fault.name).toBe(true));
      await waitFor(() => expect(screen.queryByRole('dialog'), fault.name).toBeNull());
      expect(shown.place(), fault.name).toBe(paths.insuranceManagement);
      expectStanding(fault.name);
      expect(callsOf(cabinet, 'sendDisableReasons'), fault.name).toBe(fault.calls);
      expect(callsOf(cabinet, 'deactivateInsurance'), fault.name).toBe(1);
      cabinet.mend();
      cleanup();
      await act(async () => {});
    }
  }, 240_000);
});
