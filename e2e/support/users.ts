/** The demo users by their role; the README lists them. */
export const users = {
  admin: 'sokolova@severveter.ru',
  unverified: 'orlov@novygorizont.ru',
  supplier: 'kuznetsova@uralmetall-snab.ru',
  seller: 'belova@lavka-belovoy.ru',
  sender: 'morozov@posylka-plus.ru',
  godmod: 'gavrilov@delovoy-kabinet.ru',
} as const;

/** Returns the login of a demo user. Throws for an unknown name, because journeys run without type checks. */
export function loginOf(name: keyof typeof users): string {
  if (Object.hasOwn(users, name)) return users[name];
  throw new Error(`'${name}' is nobody; there are ${Object.keys(users).join(', ')}`);
}
