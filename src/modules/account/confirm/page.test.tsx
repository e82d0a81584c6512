// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { takePrivateQuery } from '../../../shell/navigation/privateQuery';
import { accountModule } from '../manifest';
import { passwordGrant } from '../password/passwordGrant';
import {
  awaitCodeIn,
  freshConfirmation,
  grantedToken,
  heading,
  openConfirm,
} from '../testing/confirmation';
import { forgetConfirmation } from './pendingConfirmation';

const cabinet = testCabinet();
freshConfirmation();

const sent = () => cabinet.sent('confirmRegistration');

function openLink(search: string) {
  window.history.replaceState(null, '', `/confirm${search}`);
  takePrivateQuery([accountModule]);
}

/** Opens the link of an e-mail for an application that was sent from another browser. */
async function openLetter(query = '') {
  const { token } = await awaitCodeIn(cabinet, 60_000);
  forgetConfirmation();
  openLink(`?token=${token}${query}`);
  return token;
}

describe('the e-mail link', () => {
  it('is checked once when the page opens, and is removed from the address', async () => {
    const token = await openLetter('&utm=x');
    expect(window.location.search).toBe('?utm=x');
    cabinet.fail('confirmRegistration', 'latency', { latencyMs: 200 });
    await openConfirm(cabinet);
    expect(screen.getByRole('status')).toHaveTextContent('Проверяем ссылку…');
    expect(await heading('Регистрация подтверждена')).toHaveFocus();
    expect(passwordGrant()?.passwordToken).toBe(grantedToken(cabinet));
    expect(sent()).toEqual([{ token }]);
  });

  it('is reported as expired after eleven minutes, and the page offers further steps', async () => {
    await openLetter();
    cabinet.backend.world.clock.advance(11 * 60_000);
    await openConfirm(cabinet);
    await heading('Ссылка устарела');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/login');
  });

  it.each(['404', '422'] as const)('is shown as invalid after a %s', async (kind) => {
    await openLetter();
    cabinet.fail('confirmRegistration', kind);
    await openConfirm(cabinet);
    await heading('Ссылка не подошла');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/login');
  });

  it('can be retried after a lost connection', async () => {
    await openLetter();
    cabinet.fail('confirmRegistration', 'drop');
    await openConfirm(cabinet);
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
    cabinet.mend();
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await heading('Регистрация подтверждена');
    expect(sent()).toHaveLength(2);
  });

  it('is not sent if the address has two tokens', async () => {
    openLink('?token=a&token=b');
    await openConfirm(cabinet);
    await heading('Ссылка не подошла');
    expect(sent()).toEqual([]);
  });
});

describe('/confirm', () => {
  it('offers to start again if it is opened without a registration', async () => {
    await openConfirm(cabinet);
    await heading('Начните заново');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('offers the recovery after a reload of a confirmed registration', async () => {
    sessionStorage.setItem('cabinet-registration', '{"stage":"confirmed"}');
    await openConfirm(cabinet);
    await heading('Регистрация подтверждена');
    expect(screen.getByRole('link', { name: 'Получить код' })).toHaveAttribute('href', '/recovery');
  });
});
