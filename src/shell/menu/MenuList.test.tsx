// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { Tooltip } from '../../ui/overlay/Tooltip';
import { defineModule } from '../modules/defineModule';
import { loadModules } from '../modules/loadModules';
import { moduleRegistry } from '../modules/registry';
import { MenuList } from './MenuList';

// Each line of the narrow menu renders one tooltip, so the calls count renders.
vi.mock('../../ui/overlay/Tooltip', { spy: true });

const cabinet = testCabinet();

moduleRegistry.register(
  defineModule({
    id: 'sample',
    availableAs: 'core',
    title: 'Проба',
    sort: 1,
    menu: [
      { id: 'supplies', label: 'Поставки', to: '/deliveries', sort: 1 },
      { id: 'help', label: 'Помощь', to: '/help', sort: 2 },
    ],
  }),
);

const current = () => screen.getByRole('link', { current: 'page' });

it('the menu re-renders its lines if the page changes, but not if only a filter of the page changes', async () => {
  const { goTo, store } = await cabinet.showRoutes(
    [{ path: '*', element: <MenuList collapsed /> }],
    {
      address: '/deliveries',
    },
  );
  await act(() => store.dispatch(loadModules()));
  expect(current()).toHaveTextContent('Поставки');
  vi.mocked(Tooltip).mockClear();
  await goTo('/deliveries?status=FINANCED');
  expect(Tooltip).not.toHaveBeenCalled();
  await goTo('/help');
  expect(Tooltip).toHaveBeenCalled();
  expect(current()).toHaveTextContent('Помощь');
});
