import type { HandlersOf } from '../defineHandlers';
import { changePassword, generatePassword } from './auth/passwords';
import { checkCode, recoverPassword } from './auth/recovery';
import {
  checkSellerData,
  confirmRegistration,
  register,
  registerSeller,
} from './auth/registration';
import { login, logout, needCaptcha, refreshToken } from './auth/signIn';

export const authHandlers: HandlersOf<'auth'> = {
  login,
  needCaptcha,
  logout,
  refreshToken,
  register,
  registerSeller,
  checkSellerData,
  confirmRegistration,
  recoverPassword,
  checkCode,
  generatePassword,
  changePassword,
};
