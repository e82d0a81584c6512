const SIGNS = `!@#$%^&*_'(){}[]-+.,"`;

export interface PasswordRule {
  /** Name of the required part, in Russian: «Цифра». */
  label: string;
  isMet: (password: string) => boolean;
}

export const passwordRules: readonly PasswordRule[] = [
  { label: 'Строчная буква', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'Заглавная буква', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'Цифра', isMet: (password) => /[0-9]/.test(password) },
  {
    label: `Один из знаков ${SIGNS}`,
    isMet: (password) => [...password].some((char) => SIGNS.includes(char)),
  },
];
