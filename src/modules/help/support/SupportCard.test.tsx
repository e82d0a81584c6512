// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SupportCard } from './SupportCard';

it('the support card shows the configured contacts as links', () => {
  render(
    <SupportCard
      contacts={{
        phone: { number: '+78001234567', shown: '+7\u00A0800\u00A0123-45-67' },
        email: 'help@cabinet.example',
        hours: 'по будням с 9 до 18',
      }}
    />,
  );
  expect(screen.getByRole('link', { name: '+7\u00A0800\u00A0123-45-67' })).toHaveAttribute(
    'href',
    'tel:+78001234567',
  );
  expect(screen.getByRole('link', { name: 'help@cabinet.example' })).toHaveAttribute(
    'href',
    'mailto:help@cabinet.example',
  );
  expect(screen.getByText('по будням с 9 до 18')).toBeVisible();
});

it('the support card hides missing contacts, and the hours if both are missing', () => {
  render(<SupportCard contacts={{ hours: 'по будням с 9 до 18' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Время работы')).toBeNull();
});

it('the support card copies the details, with the path but without query and fragment', async () => {
  window.history.replaceState(null, '', '/help?mobilePhone=+79161234567#waiting');
  const user = userEvent.setup();
  render(<SupportCard contacts={{}} />);
  await user.click(screen.getByRole('button', { name: 'Скопировать сведения для поддержки' }));
  expect(await screen.findByText('Скопировано')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(
    /^Версия кабинета: \d+\.\d+\.\d+ \(контракт \d+\.\d+\.\d+\)\nСтраница: \/help\n/,
  );
  expect(copied).not.toMatch(/7916|waiting/);
});
