import type { Tone } from '../../src/domain/statuses/status';

export interface SampleSupply {
  key: string;
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

/** Kind and number, date, buyer, ИНН, kopeks, days, due date, status. */
const LINES = [
  'УПД 1482|2026-11-12|ООО «Ритейл-Центр»|7736207543|128450000|45|2026-12-27|Подтверждена',
  'УПД 1477|2026-11-10|АО «Торговый дом Волга»|6317006130|74218050|30|2026-12-10|Доступно',
  'ТОРГ-12 960|2026-11-05|ООО «Ритейл-Центр»|7736207543|9640000|60|2027-01-04|На проверке',
  'УПД 1451|2026-10-28|ООО «Мегаполис-Трейд»|7704217370|201590000|21|2026-11-18|Просрочено',
  'Акт 77|2026-10-26|АО «Торговый дом Волга»|6317006130|5800000|30|2026-11-25|Частично оплачено',
  'УПД 1440|2026-10-24|ООО «Сибирь-Логистика»|5406012345|43107520|45|2026-12-08|Профинансировано',
];

const TONES: Readonly<Record<string, Tone>> = {
  Подтверждена: 'done',
  Доступно: 'success',
  'На проверке': 'info',
  Просрочено: 'danger',
  'Частично оплачено': 'warning',
  Профинансировано: 'done',
};

function supplyOf(line: string): SampleSupply {
  const [number = '', date = '', buyer = '', itn = '', amount, days, due = '', status = ''] =
    line.split('|');
  const [type = '', key = ''] = number.split(' ');
  return {
    key,
    number,
    type,
    date,
    buyer,
    itn,
    due,
    status,
    amount: Number(amount),
    days: Number(days),
    tone: TONES[status] ?? 'neutral',
  };
}

export const supplies: readonly SampleSupply[] = LINES.map(supplyOf);

/** Ten thousand rows, to check that only the visible ones are in the document. */
export const manySupplies: readonly SampleSupply[] = Array.from({ length: 10_000 }).flatMap(
  (_, index) => {
    const base = supplies[index % supplies.length];
    const serial = String(index + 1);
    return base ? [{ ...base, key: serial, number: `УПД ${serial}` }] : [];
  },
);
