// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { doubleClick } from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths } from '../../../domain/paths';
import ConditionsPage from './page';
import { applyingPath } from './conditionsPath';

const cabinet = testCabinet();
const { world } = cabinet.backend;
const where = {
  organizationId: { equals: POSYLKA_PLUS.id },
  product: { equals: 'sender' },
};

beforeEach(() => {
  world.db.orderInsurance.updateMany({ where, data: { isOn: false } });
});

const consent = () => screen.findByRole('checkbox', { name: /^Я прочитал/ });

const WRITES: readonly WriteCase[] = [
  {
    operation: 'activateInsurance',
    wish: 'switching the insurance on',
    // N9: the form shows the reason, also after a 5xx.
    isPart: true,
    messages: { '502-html': /Что-то пошло не так. Попробуйте подключить позже/ },
    address: applyingPath,
    pages: {
      [paths.insuranceConditions]: <ConditionsPage />,
      [paths.insuranceManagement]: <h1>Управление</h1>,
    },
    as: 'morozov@posylka-plus.ru',
    prepare: async () => void fireEvent.click(await consent()),
    act: () => doubleClick(/^Подключить страхование за/),
    kept: () => expect(screen.getByRole('checkbox', { name: /^Я прочитал/ })).toBeChecked(),
    done: /Страхование подключено с/,
    made: () => Number(world.db.orderInsurance.findFirst({ where })?.isOn === true),
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
