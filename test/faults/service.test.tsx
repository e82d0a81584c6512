// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loadModules, selectModules } from '../../src/shell/modules/loadModules';
import { UnavailablePage } from '../../src/shell/outage/UnavailablePage';
import { testCabinet } from '../render/cabinet';
import { INVALID_ANSWERS, OUTAGES, REFUSALS, LOST_ANSWERS, UNREADABLE, UNSENT } from './faultCases';
import { muteLog } from './muteLog';
import { describeQuietReads } from './quietReads';
import { putFault } from './screen';
import { holdTimeLimits } from './timeLimits';

const cabinet = testCabinet();

describeQuietReads(cabinet, [
  {
    operation: 'getHealth',
    address: '/unavailable',
    page: <UnavailablePage />,
    as: 'sokolova@severveter.ru',
    // A valid response redirects to the first page.
    shown: /Сервис временно недоступен|Страховые продукты/,
    isOwn: true,
  },
]);

describe('the available modules (getModules)', () => {
  const FAULTS = [
    ...REFUSALS,
    ...UNSENT,
    ...LOST_ANSWERS,
    ...UNREADABLE,
    ...INVALID_ANSWERS,
    ...OUTAGES,
  ];

  it('get a final status for any response, and can be loaded again', async () => {
    muteLog();
    const limits = holdTimeLimits(cabinet);
    const { store } = await cabinet.show({ '/offer': <h1>Предложения</h1> });
    for (const fault of FAULTS) {
      putFault(cabinet, 'getModules', fault);
      const asked = store.dispatch(loadModules({ forceRefetch: true }));
      if (fault.fault.kind === 'timeout') await limits.pass('getModules');
      await asked;
      expect(['rejected', 'fulfilled'], fault.name).toContain(
        selectModules(store.getState()).status,
      );
      cabinet.mend();
      await store.dispatch(loadModules({ forceRefetch: true }));
      expect(selectModules(store.getState()).status, fault.name).toBe('fulfilled');
    }
  });
});
