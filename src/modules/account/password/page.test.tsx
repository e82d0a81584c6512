// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { SOKOLOVA_ID } from '../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../test/render/rejections';
import type { ShownRoutes } from '../../../../test/render/routes';
import { keepRecovery, recoveredLogin } from '../recovery/recoveryProgress';
import LoginPage from '../login/page';
import CreatePasswordPage from './page';
import { forgetPasswordGrant, keepPasswordGrant, passwordGrant } from './passwordGrant';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';
const ILIN = 'ilin@severveter.ru';
const PASSWORD = 'Vetka-7021-Sneg!';

beforeEach(forgetPasswordGrant);

const open = (as: string | null = null) =>
  cabinet.show(
    { '/create-password': <CreatePasswordPage />, '/login': <LoginPage /> },
    { address: '/create-password?redirect=/nowhere', as },
  );

const password = () => screen.getByLabelText<HTMLInputElement>('Новый пароль');
const repeated = () => screen.getByLabelText<HTMLInputElement>('Повторите пароль');
const heading = () => screen.getByRole('heading', { level: 1 });
const sent = () => cabinet.sent('changePassword');

async function choose({ user }: ShownRoutes, text = PASSWORD) {
  await user.type(password(), text);
  await user.type(repeated(), `${text}{Enter}`);
}

describe('a new password by a grant', () => {
  beforeEach(() => {
    const { clock, db } = cabinet.backend.world;
    const expiresAt = clock.now() + 600_000;
    db.passwordGrant.create({ token: 'secret', userId: SOKOLOVA_ID, expiresAt });
    keepPasswordGrant({ passwordToken: 'secret', username: ANNA, isFirst: false });
    keepRecovery(ANNA, { recoveryId: 'r-1', resendAt: 0 });
  });

  it.each(rejectionsOf('newPassword'))(
    'stays in both fields after $name, which says what to do',
    async ({ fault, message }) => {
      cabinet.fail('changePassword', fault.kind, fault);
      await choose(await open());
      expect(await screen.findByText(message)).toBeVisible();
      expect(password()).toHaveValue(PASSWORD);
      expect(repeated()).toHaveValue(PASSWORD);
      expect(cabinet.calls()).toEqual(['changePassword']);
    },
  );

  it('is checked by the rules, then by its repetition', async () => {
    const page = await open();
    await choose(page, 'vetka');
    expect(password()).toHaveAccessibleDescription(/Пароль не соответствует требованиям/);
    await waitFor(() => expect(password()).toHaveFocus());
    await page.user.clear(password());
    await page.user.type(password(), PASSWORD);
    expect(password()).toBeValid();
    expect(repeated()).toHaveAccessibleDescription('Пароли не совпадают');
    expect(cabinet.calls()).toEqual([]);
  });

  it('that is too short for the server is refused at its field', async () => {
    const short = 'Пароль не может быть короче 8 символов';
    const fieldErrors = [{ field: 'newPassword', message: short }];
    cabinet.fail('changePassword', '422', { message: 'Проверьте поля', fieldErrors });
    await choose(await open());
    await waitFor(() => expect(password()).toBeInvalid());
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(short));
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('can be stored by a password manager with the right login', async () => {
    const { view } = await open();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(repeated()).toHaveAttribute('autocomplete', 'new-password');
    expect(view.container.querySelector('[autocomplete="username"]')).toHaveValue(ANNA);
  });

  it('can be made up by the server', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    await waitFor(() => expect(password()).not.toHaveValue(''));
    const { value: newPassword } = password();
    expect(repeated()).toHaveValue(newPassword);
    await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    expect(await screen.findByText('Пароль изменён. Войдите с новым паролем')).toBeVisible();
    expect(sent()).toEqual([{ newPassword, passwordToken: 'secret' }]);
  });

  it('stays as typed if the server cannot generate one', async () => {
    cabinet.fail('generatePassword', '429');
    const { user } = await open();
    await user.type(password(), 'Vet');
    await user.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    expect(await screen.findByText(/Не удалось создать пароль/)).toBeVisible();
    expect(password()).toHaveValue('Vet');
  });

  it('is sent with the grant, and then works for the sign-in', async () => {
    const page = await open();
    await choose(page);
    expect(await screen.findByText('Пароль изменён. Войдите с новым паролем')).toBeVisible();
    expect(sent()).toEqual([{ newPassword: PASSWORD, passwordToken: 'secret' }]);
    expect(page.place()).toBe('/login');
    expect(passwordGrant()).toBeNull();
    expect(screen.getByLabelText('Логин')).toHaveValue(ANNA);
    expect(recoveredLogin()).toBeNull();
    await page.user.type(screen.getByLabelText('Пароль'), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Страховые продукты' })).toBeVisible();
  });

  it('after the grant has expired leads back to the recovery', async () => {
    cabinet.backend.world.clock.advance(11 * 60_000);
    await choose(await open());
    await waitFor(() => expect(heading()).toHaveTextContent('Начните заново'));
    expect(passwordGrant()).toBeNull();
  });
});

describe('a new password required by the server', () => {
  it('is sent without the old one, and leads on', async () => {
    const page = await open(ILIN);
    expect(screen.getByText(ILIN)).toBeVisible();
    expect(screen.getByText(/Чтобы продолжить работу, смените пароль\./)).toBeVisible();
    await choose(page);
    await screen.findByRole('heading', { name: 'Страховые продукты' });
    expect(page.router.state.location).toMatchObject({ pathname: '/offer', state: null });
    expect(sent()).toEqual([{ newPassword: PASSWORD }]);
    expect(JSON.stringify(page.store.getState())).toContain('"isNeedChangePassword":false');
  });

  it('leads on at the second attempt if the first answer was lost', async () => {
    cabinet.fail('changePassword', 'drop', { processed: true });
    const page = await open(ILIN);
    await choose(page);
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
    cabinet.mend();
    await page.user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    await screen.findByRole('heading', { name: 'Страховые продукты' });
    expect(toasts()).toMatchObject([{ text: 'Пароль уже изменён при прошлой попытке' }]);
  });

  it('can be skipped by signing out', async () => {
    const { user } = await open(ILIN);
    await user.click(screen.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(cabinet.calls()).toContain('logout'));
  });

  it('gives way to the sign-in when the session ends', async () => {
    const page = await open(ILIN);
    cabinet.backend.world.tokens.reset();
    await choose(page);
    await waitFor(() => expect(heading()).toHaveTextContent('Сессия завершена'));
    expect(screen.getByText('Войдите снова, чтобы сменить пароль.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/login?redirect=/nowhere',
    );
  });
});

describe('the page for a new password', () => {
  it('says that nothing is to be changed and links to the recovery', async () => {
    await open();
    expect(heading()).toHaveTextContent('Начните заново');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  });

  it('redirects a signed-in user who needs no new password', async () => {
    await open(ANNA);
    expect(screen.getByRole('link', { name: 'Вернуться в кабинет' })).toHaveAttribute(
      'href',
      '/offer',
    );
  });
});
