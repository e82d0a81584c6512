// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf } from '../../../test/render/textOf';
import { CodeForm } from './confirm/CodeForm';
import { ConfirmedView } from './confirm/ConfirmedView';
import ConfirmPage from './confirm/page';
import { AlreadyRegistered } from './register/AlreadyRegistered';
import { StartAgain } from './StartAgain';
import { RecoveryCodeForm } from './recovery/RecoveryCodeForm';

const ignore = () => {};

it('a step of the recovery that is opened without the previous steps offers to start again', () => {
  expect(textOf(<StartAgain />)).toBe(
    'Начните заново Время на смену пароля вышло, или страница открыта не по порядку. Начать заново',
  );
});

it('/confirm without a registration offers to start again', () => {
  expect(textOf(<ConfirmPage />)).toBe(
    'Начните заново Подтверждать нечего: заявка отправлена давно, в другом окне или ещё не заполнена. Уже подтвердили регистрацию? Войдите или восстановите пароль. Начать заново',
  );
});

it('the code form shows where the code was sent', () => {
  const pending = {
    stage: 'code',
    registrationId: 'r',
    codeSentTo: null,
    resendAt: 0,
    kind: 'organization',
  } as const;
  expect(
    textOf(
      <CodeForm pending={pending} onResent={ignore} onConfirmed={ignore} onUnknown={ignore} />,
    ),
  ).toContain(
    'Подтверждение регистрации Мы отправили код на телефон из заявки. Введите его, чтобы подтвердить регистрацию.',
  );
});

it.each([
  [
    { username: 'a@b.ru', choosesPassword: true },
    'Регистрация подтверждена Логин для входа: a@b.ru Что дальше Создайте пароль для входа в кабинет.',
  ],
  [
    { username: null, choosesPassword: false },
    'Регистрация подтверждена Что дальше Войдите с временным паролем: он придёт на вашу электронную почту.',
  ],
  [
    null,
    'Регистрация подтверждена Что дальше Создайте пароль по коду восстановления. Если пароль уже создан, войдите.',
  ],
])('a confirmed registration shows the next step: %j', (confirmed, text) => {
  expect(textOf(<ConfirmedView confirmed={confirmed} />)).toContain(text);
});

it('the note about a registered e-mail address offers the sign-in', () => {
  expect(textOf(<AlreadyRegistered />)).toBe(
    'Если это вы, войдите или восстановите пароль. Если нет, укажите другую электронную почту.',
  );
});

it('the code form of the recovery offers a new code if a reload has dropped the login', () => {
  const progress = { recoveryId: 'r', resendAt: 0 };
  const text = textOf(<RecoveryCodeForm progress={progress} onResent={ignore} onLost={ignore} />);
  expect(text).toContain('Если такая учётная запись есть, мы отправили её владельцу код.');
  expect(text).toContain('Запросить новый код');
});
