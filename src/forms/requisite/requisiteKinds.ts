import type { RequisiteKind } from '../../lib/requisites';
import { digits, digitsAndLetters } from '../field/useTextEntry';
import {
  bik,
  correspondentAccount,
  inn,
  kpp,
  ogrn,
  settlementAccount,
} from '../validators/requisites';
import type { Validator } from '../validators/validator';

/** The requisites that have a field of this kind; a phone has its own. */
export type RequisiteFieldKind = Exclude<RequisiteKind, 'mobilePhone'>;

interface RequisiteFieldKindInfo {
  label: string;
  /** КПП may have letters, so its keyboard is the full one. */
  inputMode: 'numeric' | 'text';
  /** What can be typed: one character. */
  restrict: RegExp;
  /** The rule of the specification (section 5). */
  rule: (bikField: string | undefined) => Validator<string>;
}

/** How each requisite is asked for. */
export const requisiteKinds: Readonly<Record<RequisiteFieldKind, RequisiteFieldKindInfo>> = {
  inn: { label: 'ИНН', inputMode: 'numeric', restrict: digits, rule: () => inn },
  ogrn: { label: 'ОГРН/ОГРНИП', inputMode: 'numeric', restrict: digits, rule: () => ogrn },
  kpp: { label: 'КПП', inputMode: 'text', restrict: digitsAndLetters, rule: () => kpp },
  bik: { label: 'БИК', inputMode: 'numeric', restrict: digits, rule: () => bik },
  correspondentAccount: {
    label: 'Корреспондентский счёт',
    inputMode: 'numeric',
    restrict: digits,
    rule: (bikField) => correspondentAccount(bikField),
  },
  settlementAccount: {
    label: 'Расчётный счёт',
    inputMode: 'numeric',
    restrict: digits,
    rule: (bikField) => settlementAccount(bikField),
  },
};
