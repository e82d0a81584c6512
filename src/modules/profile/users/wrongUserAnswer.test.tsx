// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ILIN_ID } from '../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../test/render/cabinet';
import { openUsers } from './testing/usersForTests';

const cabinet = testCabinet();

it.each(['wrong-types', 'empty-object', 'null'] as const)(
  'the page of a user can be reloaded after a response without this user: %s',
  async (kind) => {
    cabinet.fail('getUser', kind);
    const { user } = await openUsers(cabinet, `/profile/users/${ILIN_ID}`);
    const again = await screen.findByRole('button', { name: 'Повторить' });
    cabinet.mend();
    await user.click(again);
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Ильин');
  },
);
