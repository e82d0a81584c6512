import type { Tone } from '../../../domain/tone';

export interface SampleSupply {
  id: string;
  number: string;
  type: string;
  date: string;
  buyer: string;
  itn: string;
  /** Kopeks. */
  amount: number;
  days: number;
  due: string;
  status: string;
  tone: Tone;
}

type Line = readonly [string, string, string, string, number, number, string, string, Tone];

const LINES: readonly Line[] = [
  [
    'УПД 1482',
    '2026-11-12',
    'ООО «Ритейл-Центр»',
    '7736207543',
    128_450_000,
    45,
    '2026-12-27',
    'Подтверждена',
    'success',
  ],
  [
    'УПД 1477',
    '2026-11-10',
    'АО «Торговый дом Волга»',
    '6317006130',
    74_218_050,
    30,
    '2026-12-10',
    'Доступно',
    'neutral',
  ],
  [
    'ТОРГ-12 960',
    '2026-11-05',
    'ООО «Ритейл-Центр»',
    '7736207543',
    9_640_000,
    60,
    '2027-01-04',
    'На проверке',
    'info',
  ],
  [
    'УПД 1451',
    '2026-10-28',
    'ООО «Мегаполис-Трейд»',
    '7704217370',
    201_590_000,
    21,
    '2026-11-18',
    'Просрочено',
    'danger',
  ],
  [
    'Акт 77',
    '2026-10-26',
    'АО «Торговый дом Волга»',
    '6317006130',
    5_800_000,
    30,
    '2026-11-25',
    'Частично оплачено',
    'warning',
  ],
  [
    'УПД 1440',
    '2026-10-24',
    'ООО «Сибирь-Логистика»',
    '5406012345',
    43_107_520,
    45,
    '2026-12-08',
    'Профинансировано',
    'success',
  ],
];

function supplyOf([number, date, buyer, itn, amount, days, due, status, tone]: Line): SampleSupply {
  const [type = '', id = ''] = number.split(' ');
  return { id, number, type, date, buyer, itn, amount, days, due, status, tone };
}

export const supplies: readonly SampleSupply[] = LINES.map(supplyOf);

/** Ten thousand of them, to see that only the rows on the screen are in the page. */
export const manySupplies: readonly SampleSupply[] = Array.from({ length: 10_000 }).flatMap(
  (_, index) => {
    const base = supplies[index % supplies.length];
    const serial = String(index + 1);
    return base ? [{ ...base, id: serial, number: `УПД ${serial}` }] : [];
  },
);
