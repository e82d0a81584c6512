/** Adds control digits to requisites, so that seeded companies pass the same rules as real ones. */

/** Returns the ИНН of a legal entity from its first nine digits. */
export function organizationInn(firstNine: string): string {
  return firstNine + controlDigit(firstNine, [2, 4, 10, 3, 5, 9, 4, 6, 8], 11);
}

/** Returns the ИНН of a person from the first ten digits. */
export function personalInn(firstTen: string): string {
  const eleven = firstTen + controlDigit(firstTen, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11);
  return eleven + controlDigit(eleven, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11);
}

/** Returns the ОГРН from its first twelve digits, or ОГРНИП from its first fourteen. */
export function ogrn(allButLast: string): string {
  const divisor = allButLast.length === 12 ? 11n : 13n;
  return allButLast + String((BigInt(allButLast) % divisor) % 10n);
}

/** Returns the К/С of the bank with this БИК; both have the same last digits. */
export function correspondentAccount(bik: string): string {
  return withAccountKey(`0${bik.slice(4, 6)}`, '30101810', `00000000${bik.slice(6)}`);
}

/**
 * Returns the Р/С in roubles at the bank with this БИК.
 *
 * @param group first five digits: 40702 for companies, 40802 for sole proprietors
 * @param serial last eleven digits
 */
export function settlementAccount(bik: string, group: string, serial: string): string {
  return withAccountKey(bik.slice(6), `${group}810`, serial);
}

/**
 * Returns whether the key of an account matches its bank.
 *
 * @param bankDigits '0' and digits 5-6 of the БИК for К/С, its last three digits for Р/С
 */
export function isBankAccount(bankDigits: string, account: string): boolean {
  const weights = [7, 1, 3];
  const digits = [...bankDigits, ...account].map(Number);
  const sum = digits.reduce((total, value, index) => total + value * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** Sets the ninth digit of an account, its key: the weighted sum must end in 0. */
function withAccountKey(bankDigits: string, head: string, tail: string): string {
  const accounts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => `${head}${key}${tail}`);
  return accounts.find((account) => isBankAccount(bankDigits, account)) ?? '';
}

function controlDigit(digits: string, weights: readonly number[], divisor: number): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return String((sum % divisor) % 10);
}
