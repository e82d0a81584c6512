import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, vi } from 'vitest';
import { forgetPrivateQuery } from '../../../shell/navigation/privateQuery';
import { renderShell, stubBrowser, type Answer } from '../../../shell/testing/cabinetForTests';
import ConfirmPage from '../confirm/ConfirmPage';
import { awaitCode, forgetConfirmation } from '../confirm/pendingConfirmation';
import { forgetPasswordGrant } from '../password/passwordGrant';

/** An application that was sent. */
export const APPLICATION = {
  kind: 'organization',
  body: {
    organization: {
      itn: '7707083893',
      name: 'ПАО Сбербанк',
      ceoName: 'Греф Герман Оскарович',
      ogrn: '1027700132195',
      legalAddress: 'г. Москва',
    },
    lastname: 'Жукова',
    firstname: 'Вера',
    mobilePhone: '+79161230000',
    email: 'zhukova@novaya.ru',
    consents: { personalData: true, terms: true },
  },
} as const;

export const CONFIRMED = {
  username: 'zhukova@novaya.ru',
  passwordToken: 't0k3n',
  expiresInSeconds: 600,
};

/** It waits for its code, and another one can be asked for in so many milliseconds. */
export function awaitCodeIn(resendInMs: number) {
  awaitCode(APPLICATION, {
    stage: 'code',
    kind: 'organization',
    registrationId: 'r1',
    codeSentTo: '+7 916 ***-**-00',
    resendAt: Date.now() + resendInMs,
  });
}

/** Answers of calls by the last word of their path. */
type Answers = Readonly<Record<string, () => Answer | Promise<Answer>>>;

/** /confirm, with the bodies of its calls. */
export async function openConfirm(answers: Answers) {
  const sent: { call: string; body: unknown }[] = [];
  const element = (
    <StrictMode>
      <ConfirmPage />
    </StrictMode>
  );
  const shell = await renderShell([{ path: '*', element }], {
    address: '/confirm',
    user: null,
    answer: async (path, request) => {
      const call = path.split('/').at(-1) ?? '';
      sent.push({ call, body: await request.json() });
      return answers[call]?.() ?? { status: 200, body: {} };
    },
  });
  return { ...shell, sent };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Each test starts with nothing to confirm. */
export function freshConfirmation(): void {
  beforeEach(() => {
    stubBrowser();
    sessionStorage.clear();
    forgetConfirmation();
    forgetPrivateQuery();
    forgetPasswordGrant();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
}
