// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TabLinks, type TabLink } from './TabLinks';
import { lockIcon } from '../../ui/icon/drawings/lockIcon';
import { userIcon } from '../../ui/icon/drawings/userIcon';

const tabs: readonly TabLink[] = [
  { id: 'person', label: 'Мои данные', icon: userIcon },
  { id: 'security', label: 'Безопасность', icon: lockIcon },
];

it('leads to every tab, and says which one is open', () => {
  render(
    <MemoryRouter>
      <TabLinks
        label="Разделы профиля"
        tabs={tabs}
        current={tabs[1]}
        addressOf={({ id }) => `/profile?tab=${id}`}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Разделы профиля' })).toBeInTheDocument();
  const [person, security] = screen.getAllByRole('link');
  expect(person).toHaveAttribute('href', '/profile?tab=person');
  expect(person).not.toHaveAttribute('aria-current');
  expect(security).toHaveTextContent('Безопасность');
  expect(security).toHaveAttribute('aria-current', 'page');
});
