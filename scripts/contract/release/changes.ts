import { causesOf } from '../report/causes';
import { CLASSES, type FindingClass, type Language } from '../report/reportFinding';
import { capped } from '../report/words';
import type { NextRelease } from './nextRelease';

/** Changes of one kind, a line each. */
export interface ChangeGroup {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly operations: string }[];
}

const TITLES: Readonly<Record<Language, Readonly<Record<FindingClass, string>>>> = {
  ru: { breaking: 'Ломает клиента', warn: 'Требует внимания', compatible: 'Совместимо' },
  en: { breaking: 'Breaks a client', warn: 'Needs a look', compatible: 'Compatible' },
};

const TEXTS: Readonly<Record<Language, ChangeGroup>> = {
  ru: { title: 'Тексты', lines: [{ text: 'Изменились описания или примеры.', operations: '' }] },
  en: { title: 'Texts', lines: [{ text: 'Descriptions or examples changed.', operations: '' }] },
};

const MOST_NAMES = 5;

/** Says what a release changes, the worst first; one line for each cause. */
export function changeGroups({ findings }: NextRelease, language: Language): ChangeGroup[] {
  if (findings.length === 0) return [TEXTS[language]];
  return CLASSES.flatMap((kind): ChangeGroup[] => {
    const lines = causesOf(findings, kind).map(({ shown, operations }) => {
      const { message, before, after } = shown;
      const text = before && after ? `${message} (${before} → ${after})` : message;
      const names = operations.filter((name) => name !== '' && name !== '*');
      return { text, operations: capped(names, MOST_NAMES, language) };
    });
    return lines.length === 0 ? [] : [{ title: TITLES[language][kind], lines }];
  });
}
