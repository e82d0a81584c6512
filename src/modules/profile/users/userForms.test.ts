import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../api/errors';
import { anna } from '../../../../test/render/seeds';
import { newUserFailure, newUserOf } from './newUserForm';
import { typedPerson, userUpdateOf, userValuesOf } from './userForm';

const refusal = (status: number, fieldErrors: ApiError['fieldErrors'] = []): ApiError => ({
  status,
  code: null,
  message: 'Пользователь с таким логином уже есть',
  fieldErrors,
});

describe('a new user', () => {
  it('has the e-mail address as login and the checked roles', () => {
    const values = {
      email: 'ilin@severveter.ru',
      lastname: 'Ильин',
      firstname: 'Тимур',
      mobilePhone: '+79031112233',
      roles: { USER: true, FINANCE: true, SELLER: false, GODMOD_: true },
    };
    expect(newUserOf(values)).toEqual({
      username: 'ilin@severveter.ru',
      email: 'ilin@severveter.ru',
      lastname: 'Ильин',
      firstname: 'Тимур',
      middlename: null,
      mobilePhone: '+79031112233',
      roles: ['USER', 'FINANCE'],
    });
  });

  it('shows the error about the login under the e-mail', () => {
    const message = 'Пользователь с таким логином уже есть';
    const underEmail = [{ field: 'email', message }];
    expect(newUserFailure(refusal(409)).fieldErrors).toEqual(underEmail);
    const named = refusal(422, [{ field: 'username', message }]);
    expect(newUserFailure(named).fieldErrors).toEqual(underEmail);
    expect(newUserFailure(refusal(429)).fieldErrors).toEqual([]);
  });
});

describe('the request for a changed user', () => {
  it('equals the loaded data if no field was changed', () => {
    expect(userUpdateOf(typedPerson(userValuesOf(anna)), anna.isVerified)).toEqual({
      lastname: 'Соколова',
      firstname: 'Анна',
      middlename: 'Викторовна',
      mobilePhone: '+79161234567',
      email: 'sokolova@severveter.ru',
      isVerified: true,
    });
  });

  it('has null for missing values, and keeps a known confirmation', () => {
    const { lastname = '', firstname = '' } = anna;
    expect(userUpdateOf(typedPerson({ lastname, firstname, email: '' }), false)).toEqual({
      lastname,
      firstname,
      middlename: null,
      mobilePhone: null,
      email: null,
      isVerified: false,
    });
  });
});
