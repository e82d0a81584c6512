// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ProfilePage from '../../src/modules/profile/page';
import { testCabinet } from './cabinet';

const cabinet = testCabinet();

it('the form keeps what was typed when the server refuses it', async () => {
  const { user } = await cabinet.show({ '/profile': <ProfilePage /> }); // as Anna
  cabinet.fail('updateCurrentUser', '409', { message: 'Данные уже изменены' });
  await user.type(await screen.findByLabelText('Имя'), '-Мария');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Данные уже изменены')).toBeVisible();
  expect(cabinet.sent('updateCurrentUser')).toHaveLength(1);
});
