/** A line of the picture, filled up to `TODAY`. */
interface DrawnTerm {
  name: string;
  y: number;
  /** Start of the period, in units of the picture; `due` is its end. */
  from: number;
  due: number;
  /** Text after the tick. */
  end?: string;
  /** Horizontal start of the name; `from` by default. */
  nameAt?: number;
  tone?: 'soon' | 'over' | 'done';
}

const TODAY = 470;

const TERMS: readonly DrawnTerm[] = [
  { name: 'Договор страхования', y: 150, from: 70, due: 640, end: 'до 05.12' },
  { name: 'Банк ждёт документы', y: 232, from: 190, due: 560, end: 'до 03.12', tone: 'soon' },
  {
    name: 'Поставка УПД-2026-0446',
    y: 314,
    from: -40,
    due: 352,
    nameAt: 48,
    end: 'просрочка 23 дня',
    tone: 'over',
  },
  { name: 'Предложение банка', y: 396, from: 300, due: 860 },
  { name: 'Финансирование ТР-2026-0311', y: 560, from: 120, due: 600, end: 'до 24.12' },
  {
    name: 'Выплата по заявлению',
    y: 642,
    from: -40,
    due: 372,
    nameAt: 48,
    end: 'получена',
    tone: 'done',
  },
  { name: 'Черновик за ноябрь', y: 724, from: 380, due: 760, nameAt: 482 },
];

/** The picture beside the sign-in: term lines (`TermLine`) of several kinds, filled up to today. */
export function TermsPicture() {
  return (
    <svg
      className="terms-picture absolute"
      viewBox="0 0 790 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {TERMS.map(({ name, y, from, due, end, nameAt = from, tone = 'run' }) => (
        <g key={name} className={`terms-picture__term terms-picture__term--${tone}`}>
          <rect className="terms-picture__track" x={from} y={y} width={due - from} height={4} />
          <rect
            className="terms-picture__fill"
            x={from}
            y={y}
            width={Math.min(due, TODAY) - from}
            height={4}
          />
          {tone === 'over' && (
            <rect
              className="terms-picture__over"
              x={due + 3}
              y={y}
              width={TODAY - due - 3}
              height={4}
            />
          )}
          <rect className="terms-picture__tick" x={due - 1} y={y - 4} width={2} height={12} />
          <text x={nameAt} y={y - 14}>
            {name}
          </text>
          {end !== undefined && (
            <text
              className="terms-picture__end"
              x={Math.max(due, tone === 'over' ? TODAY : 0) + 12}
              y={y + 7}
            >
              {end}
            </text>
          )}
        </g>
      ))}
      <rect className="terms-picture__track" x={-10} y={472} width={2400} height={16} />
      <rect className="terms-picture__fill" x={-10} y={472} width={480} height={16} />
      <rect className="terms-picture__tick" x={646} y={436} width={4} height={88} />
      <line className="terms-picture__today" x1={TODAY} x2={TODAY} y1={96} y2={776} />
      <text className="terms-picture__end" x={TODAY} y={84} textAnchor="middle">
        сегодня
      </text>
      <text className="terms-picture__slogan font-semibold" x={48} y={452}>
        Видно, сколько осталось
      </text>
      <text className="terms-picture__about" x={48} y={840}>
        Страхование, финансирование и выплаты по дням
      </text>
    </svg>
  );
}
