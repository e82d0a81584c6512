import { describe, expect, it } from 'vitest';
import { screens } from '../../e2e/support/screens';
import { deliveriesTabs } from '../../src/modules/finance/deliveries/deliveriesTabs';
import { financingTabs } from '../../src/modules/finance/financing/financingTabs';
import { profileTabs } from '../../src/modules/profile/profileTabs';
import { orderTabs } from '../../src/modules/sender/orders/orderTabs';
import { tabPath } from '../../src/shell/modules/pageTabs';

describe('the screens whose calls are limited', () => {
  const pages = [deliveriesTabs, financingTabs, profileTabs, orderTabs];
  it.each(pages.map((page) => [page.path, page] as const))(
    'include each tab of %s',
    (_path, page) => {
      const measured = Object.values(screens)
        .flat()
        .map(({ at }) => at);
      const [first, ...others] = page.tabs.map(({ id }) => id);
      expect(first).toBeDefined();
      const wanted = [page.path, ...others.map((id) => tabPath(page, id))];
      expect(measured).toEqual(expect.arrayContaining(wanted));
    },
  );
});
