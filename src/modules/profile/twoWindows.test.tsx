// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { createBackend } from '../../../test/backend/backend';
import { SEVERNY_VETER } from '../../../test/backend/scenarios/companies';
import { ILIN_ID } from '../../../test/backend/scenarios/people';
import { expectNoProblems } from '../../../test/backend/testing/expectNoProblems';
import { signIn, succeed } from '../../../test/backend/testing/client';
import type { ApiExtra } from '../../api/baseQuery';
import { transportOver } from '../../api/transport/testing/transportOver';
import { cabinetApi } from '../../api/cabinetApi';
import { accountUpdateOf, accountValues } from './accounts/accountForm';
import { useSaveAccount } from './accounts/useSaveAccount';
import { organizationUpdateOf, organizationValues } from './organization/organizationForm';
import { useSaveOrganization } from './organization/useSaveOrganization';
import { personOf } from './users/userForm';
import { useSaveUser } from './users/useSaveUser';

/** Opens this window on the mock backend; `backend` and `token` act as another window. */
async function openWindow() {
  const backend = createBackend();
  const token = await signIn(backend);
  const transport = transportOver((request: Request) => {
    request.headers.set('Authorization', `Bearer ${token}`);
    return backend.handle(request);
  }, 'http://cabinet.test/api');
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport, reload() {} } satisfies ApiExtra } }).concat(
        cabinetApi.middleware,
      ),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const hook = <Result,>(use: () => Result) => renderHook(use, { wrapper }).result.current;
  return { backend, token, hook };
}

const CHANGED_ELSEWHERE = { status: 409, code: 'CHANGED_ELSEWHERE' };

describe('saving after another window has saved', () => {
  it('keeps both changes of a bank account, unless both changed the same field', async () => {
    const { backend, token, hook } = await openWindow();
    const { content } = await succeed(backend, 'findPaymentDetails', { token, body: {} });
    const [account] = content;
    if (!account) throw new Error('There is no account');
    const path = { id: account.id };
    const theirs = { ...accountValues(account), bankName: 'Банк другого окна' };
    const body = accountUpdateOf(theirs, account);
    await succeed(backend, 'updatePaymentDetails', { token, path, body });

    const save = hook(useSaveAccount);
    const settlementAccount = content[1]?.settlementAccount ?? '';
    await succeed(backend, 'deletePaymentDetails', { token, path: { id: content[1]?.id ?? '' } });
    await save(account, { ...accountValues(account), settlementAccount });
    expect(await succeed(backend, 'getPaymentDetails', { token, path })).toEqual({
      ...account,
      bankName: 'Банк другого окна',
      settlementAccount,
    });
    await expect(
      save(account, { ...accountValues(account), bankName: 'Банк этого окна' }),
    ).rejects.toMatchObject({
      ...CHANGED_ELSEWHERE,
      fieldErrors: [{ field: 'bankName', message: 'В другом окне: Банк другого окна' }],
    });
    expectNoProblems(backend);
  });

  it('keeps both changes of an organization, unless both changed the same field', async () => {
    const { backend, token, hook } = await openWindow();
    const path = { id: SEVERNY_VETER.id };
    const organization = answered(
      'getOrganization',
      await succeed(backend, 'getOrganization', { token, path }),
    );
    const values = organizationValues(organization);
    const theirs = { ...values, name: 'ООО «Другое окно»' };
    const body = organizationUpdateOf(theirs, organization);
    await succeed(backend, 'updateOrganization', { token, body });

    const save = hook(() => useSaveOrganization(organization));
    await save({ ...values, legalAddress: 'г. Москва' });
    expect(await succeed(backend, 'getOrganization', { token, path })).toMatchObject({
      name: 'ООО «Другое окно»',
      legalAddress: 'г. Москва',
    });
    await expect(save({ ...values, name: 'ООО «Это окно»' })).rejects.toMatchObject({
      ...CHANGED_ELSEWHERE,
      fieldErrors: [{ field: 'name' }],
    });
    expectNoProblems(backend);
  });

  it('keeps both changes of a user, even a confirmation, unless both changed the same field', async () => {
    const { backend, token, hook } = await openWindow();
    const path = { id: ILIN_ID };
    const user = answered('getUser', await succeed(backend, 'getUser', { token, path }));
    const { email, mobilePhone } = personOf(user);
    const corrected = { ...personOf(user), lastname: 'Ильинский', email: 'new@severveter.ru' };
    await succeed(backend, 'updateUser', { token, path, body: corrected });

    const save = hook(useSaveUser);
    await save(user, personOf(user), true);
    expect(await succeed(backend, 'getUser', { token, path })).toMatchObject({
      ...corrected,
      mobilePhone,
      isVerified: true,
    });
    await save(user, { ...personOf(user), middlename: 'Олегович' });
    expect(await succeed(backend, 'getUser', { token, path })).toMatchObject({
      ...corrected,
      middlename: 'Олегович',
      isVerified: true,
    });
    await expect(save(user, { ...personOf(user), email: `x${email}` })).rejects.toMatchObject({
      ...CHANGED_ELSEWHERE,
      fieldErrors: [{ field: 'email', message: 'В другом окне: new@severveter.ru' }],
    });
    expectNoProblems(backend);
  });
});
