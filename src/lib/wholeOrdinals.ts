/** «7-я линия» whose hyphen ends no line; for what is shown, not for what is copied or sent. */
export function wholeOrdinals(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=[а-яё]{1,2}(?![а-яё]))/gi, '\u2011');
}
