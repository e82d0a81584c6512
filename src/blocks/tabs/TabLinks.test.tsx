// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubBrowser } from '../../../test/render/browser';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { TabLinks, type TabLink } from './TabLinks';
import { userIcon } from '../../ui/icon/frameIcons';
import { usersIcon } from '../../ui/icon/pageIcons';

const tabs: readonly TabLink[] = [
  { id: 'person', label: 'Мои данные', icon: userIcon },
  { id: 'security', label: 'Безопасность', icon: usersIcon },
];

freshBrowser();

function show(width: number) {
  stubBrowser(width);
  const links = (
    <TabLinks
      label="Разделы профиля"
      tabs={tabs}
      current={tabs[1]}
      addressOf={({ id }) => `/profile?tab=${id}`}
    />
  );
  return renderRoutes([{ path: '*', element: links }], '/profile');
}

it('TabLinks shows a link to every tab, and marks the open one', async () => {
  await show(1440);
  expect(screen.getByRole('navigation', { name: 'Разделы профиля' })).toBeInTheDocument();
  const [person, security] = screen.getAllByRole('link');
  expect(person).toHaveAttribute('href', '/profile?tab=person');
  expect(person).not.toHaveAttribute('aria-current');
  expect(security).toHaveTextContent('Безопасность');
  expect(security).toHaveAttribute('aria-current', 'page');
});

it('TabLinks shows on a phone a single button that opens the list of all tabs', async () => {
  await show(360);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Безопасность, выбрать раздел' }));
  expect(await screen.findByRole('dialog', { name: 'Разделы профиля' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Безопасность' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Мои данные' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
