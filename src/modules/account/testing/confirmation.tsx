import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, vi } from 'vitest';
import { succeed } from '../../../../test/backend/testing/client';
import type { TestCabinet } from '../../../../test/render/cabinet';
import { forgetPrivateQuery } from '../../../shell/navigation/privateQuery';
import ConfirmPage from '../confirm/page';
import { awaitCode, forgetConfirmation } from '../confirm/pendingConfirmation';
import { forgetPasswordGrant } from '../password/passwordGrant';

/** Application that `awaitCodeIn` sends. */
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

/**
 * Sends the application, and waits for its code. Another code can be requested after `resendInMs`.
 *
 * @returns the id of the registration, and the token of the link in the e-mail
 */
export async function awaitCodeIn({ backend }: TestCabinet, resendInMs: number) {
  const { body } = APPLICATION;
  const { registrationId } = await succeed(backend, 'register', { body });
  awaitCode(APPLICATION, {
    stage: 'code',
    kind: 'organization',
    registrationId,
    codeSentTo: '+7 916 ***-**-00',
    resendAt: Date.now() + resendInMs,
  });
  const stored = backend.world.db.registration.getAll().at(-1);
  return { registrationId, token: stored?.token ?? '' };
}

/** Opens /confirm without a session. */
export function openConfirm(cabinet: TestCabinet) {
  const page = (
    <StrictMode>
      <ConfirmPage />
    </StrictMode>
  );
  return cabinet.show({ '/confirm': page }, { as: null });
}

/** Returns the token of the password grant; `none` if the backend gave none. */
export function grantedToken({ backend }: TestCabinet): string {
  return backend.world.db.passwordGrant.getAll().at(-1)?.token ?? 'none';
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Clears the pending confirmation and the password grant before each test, and mutes the warnings. */
export function freshConfirmation(): void {
  beforeEach(() => {
    forgetConfirmation();
    forgetPrivateQuery();
    forgetPasswordGrant();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
}
