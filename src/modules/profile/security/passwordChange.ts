import type { PasswordChange } from '../../../api/endpoints/auth';

/** The fields of «Смена пароля» as they are typed. */
export interface PasswordFormValues {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

/** What is sent: the repetition was for the person's eyes only. */
export function passwordChangeOf({ oldPassword, newPassword }: PasswordFormValues): PasswordChange {
  return { oldPassword, newPassword };
}
