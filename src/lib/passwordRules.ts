const SIGNS = `!@#$%^&*_'(){}[]-+.,"`;

export interface PasswordRule {
  /** What the password must contain, in Russian. */
  label: string;
  isMet: (password: string) => boolean;
}

/** What a password must contain, by the specification (section 5). */
export const passwordRules: readonly PasswordRule[] = [
  { label: 'Строчная буква', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'Заглавная буква', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'Цифра', isMet: (password) => /[0-9]/.test(password) },
  {
    label: `Один из знаков ${SIGNS}`,
    isMet: (password) => [...password].some((char) => SIGNS.includes(char)),
  },
];
