import { withoutValues } from './withoutValues';

/** Stands where something was that nobody outside may read. */
export const HIDDEN = '[hidden]';

/** Words of a field, a parameter or a header whose value is nobody's business. */
export const SECRET_WORD =
  'pass(?:word|phrase|wd)?|pwd|secret|token|bearer|auth(?:orization)?|cookie|credential|captcha|' +
  'api[-_]?key|session(?:[-_]?id)|code|otp|pin|' +
  '(?:user|last|first|middle|full|ceo|sur|short|legal)[-_]?name|login|fio|' +
  'e?-?mail|phone|mobile|tel|itn|inn|kpp|ogrn|bik|bic|account|iban|card|passport|snils|address|contract';

/** What is hidden in a text, in this order: wide nets come after exact ones. */
const NETS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // Addresses, whole and of this site.
  [/\b(?:https?|wss?|blob|data):[^\s"'<>`)]+/gi, addressShape],
  [/(?<![\w.])\/[\w%@~:.-][^\s"'<>`)]*/g, addressShape],
  // What is quoted comes from data, up to the last quote: JSON is quoted with quotes inside; a name of the code in single quotes does not.
  [/"[^]*"|"[^]*$|«[^]*»|«[^]*$|“[^]*”|“[^]*$|`[^]*`|`[^]*$/g, HIDDEN],
  // Credentials of a header.
  [/\b(bearer|basic)\s+\S+/gi, HIDDEN],
  // Values of named fields: password=…, "token": …, refreshToken=…; to the end of what belongs to it.
  [new RegExp(`[\\w-]*(?:${SECRET_WORD})[\\w-]*\\s*[=:]\\s*[^\\s&;,)}\\]]+`, 'gi'), HIDDEN],
  [/\b\w+=[^\s&;,)}\]]+/g, HIDDEN],
  [/[^\s@<>"']+@[^\s@<>"']+/g, HIDDEN],
  // Every Russian word: names, companies and addresses cannot be told from others.
  [/[\p{Script=Cyrillic}][\p{Script=Cyrillic}\p{M}\s.,«»"'’-]*/gu, HIDDEN],
  // КПП has letters in its middle.
  [/\b\d{4}[\dA-Z]{2}\d{3}\b/g, HIDDEN],
  // Phones and requisites, however they are grouped.
  [/\+?[\d０-９](?:[\s().·/_\u00a0\u2009-\u2015\u202f-]*[\d０-９]){5,}/g, HIDDEN],
  // Tokens and ids: long, with digits among the letters.
  [/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w+/=-]{20,}(?:\.[\w+/=-]+)*/g, HIDDEN],
];

function addressShape(found: string): string {
  return withoutValues(found);
}

/** The longest text that goes out, characters: what is longer is no message of an error. */
const LONGEST = 2000;

/**
 * A text without anything that belongs to a customer: query values, tokens, cookies, requisites,
 * phones, e-mails, and every word that is not Latin. What is left says what broke, not for whom.
 */
export function scrubText(text: string): string {
  return NETS.reduce(
    (clean, [net, instead]) => {
      return typeof instead === 'string'
        ? clean.replace(net, instead)
        : clean.replace(net, instead);
    },
    text.slice(0, LONGEST),
  );
}
