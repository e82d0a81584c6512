/** Where a part of a contract comes from (openapi/README.md). */
export const ORIGINS = ['documented', 'inferred', 'proposed'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface OriginWords {
  /** Beside the words, so that colour alone tells nothing. */
  readonly sign: string;
  readonly label: string;
  readonly meaning: string;
  /** What the mark means on a schema or a property. */
  readonly partMeaning: string;
}

export const ORIGIN_WORDS: Readonly<Record<Origin, OriginWords>> = {
  documented: {
    sign: '●',
    label: 'из спецификации',
    meaning: 'Путь и тело взяты из спецификации.',
    partMeaning: 'Взято из спецификации.',
  },
  inferred: {
    sign: '◐',
    label: 'выведено',
    meaning: 'Путь взят из спецификации, тело — наше прочтение: скажите, если у вас иначе.',
    partMeaning: 'Наше прочтение: в спецификации этого нет.',
  },
  proposed: {
    sign: '○',
    label: 'предложено',
    meaning: 'Путь и тело — наше предложение: без них экран скажет, что действие недоступно.',
    partMeaning: 'Наше предложение.',
  },
};

export function originOf(value: unknown): Origin | undefined {
  return ORIGINS.find((origin) => origin === value);
}
