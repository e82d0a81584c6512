/** The demo users by their role; the README lists them. */
export const users = {
  admin: 'sokolova@severveter.ru',
  unverified: 'orlov@novygorizont.ru',
  supplier: 'kuznetsova@uralmetall-snab.ru',
  seller: 'belova@lavka-belovoy.ru',
  sender: 'morozov@posylka-plus.ru',
  godmod: 'gavrilov@delovoy-kabinet.ru',
} as const;
