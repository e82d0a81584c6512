// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takePrivateQuery } from '../../../shell/navigation/privateQuery';
import type { Answer } from '../../../shell/testing/cabinetForTests';
import { accountModule } from '../index';
import { passwordGrant } from '../password/passwordGrant';
import { CONFIRMED, freshConfirmation, heading, openConfirm } from '../testing/confirmation';

freshConfirmation();

function openLink(search: string) {
  window.history.replaceState(null, '', `/confirm${search}`);
  takePrivateQuery([accountModule]);
}

describe('the link of a letter', () => {
  it('is checked once, at once, and is gone from the address', async () => {
    openLink('?token=abc&utm=x');
    expect(window.location.search).toBe('?utm=x');
    let answer: (value: Answer) => void = () => undefined;
    const { sent } = await openConfirm({
      confirm: () => new Promise<Answer>((resolve) => (answer = resolve)),
    });
    expect(screen.getByRole('status')).toHaveTextContent('Проверяем ссылку…');
    await waitFor(() => expect(sent).toEqual([{ call: 'confirm', body: { token: 'abc' } }]));
    await act(async () => {
      answer({ status: 200, body: CONFIRMED });
      await Promise.resolve();
    });
    expect(await heading('Регистрация подтверждена')).toHaveFocus();
    expect(passwordGrant()?.passwordToken).toBe('t0k3n');
    expect(sent).toHaveLength(1);
  });

  it.each([
    [410, 'Ссылка устарела'],
    [404, 'Ссылка не подошла'],
    [422, 'Ссылка не подошла'],
  ])('that is answered with %i: «%s» and the ways on', async (status, title) => {
    openLink('?token=abc');
    await openConfirm({ confirm: () => ({ status, body: { message: 'x' } }) });
    await heading(title);
    expect(screen.getByRole('link', { name: 'Начать заново' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/login');
  });

  it('can be tried again after a lost connection', async () => {
    openLink('?token=abc');
    let isLost = true;
    const { sent } = await openConfirm({
      confirm: () => {
        if (isLost) throw new TypeError('Failed to fetch');
        return { status: 200, body: CONFIRMED };
      },
    });
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
    isLost = false;
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await heading('Регистрация подтверждена');
    expect(sent).toHaveLength(2);
  });

  it('given twice is not sent at all', async () => {
    openLink('?token=a&token=b');
    const { sent } = await openConfirm({});
    await heading('Ссылка не подошла');
    expect(sent).toEqual([]);
  });
});

describe('/confirm', () => {
  it('opened out of the blue offers to start again', async () => {
    await openConfirm({});
    await heading('Начните заново');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('after a reload of a confirmed registration leads to the password by recovery', async () => {
    sessionStorage.setItem('cabinet-registration', '{"stage":"confirmed"}');
    await openConfirm({});
    await heading('Регистрация подтверждена');
    expect(screen.getByRole('link', { name: 'Получить код' })).toHaveAttribute('href', '/recovery');
  });
});
