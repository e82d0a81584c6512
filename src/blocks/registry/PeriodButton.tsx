import { useRef, useState, type ComponentType } from 'react';
import { formatDate } from '../../lib/dates';
import type { IsoDay } from '../../lib/isoDay';
import { useToast } from '../../shell/toast/toasts';
import { Button } from '../../ui/button/Button';
import { calendarIcon } from '../../ui/icon/pageIcons';
import type { PeriodDialogProps } from './PeriodDialog';
import { PERIOD_PRESETS } from './periods';
import type { PeriodValue } from './registryFilters';

interface PeriodButtonProps {
  label: string;
  isPast: boolean;
  value: PeriodValue;
  /** Null for any time. */
  onChange: (period: PeriodValue | null) => void;
}

/** «26.11.2026 – 25.12.2026»; an end may be open. */
function daysName(from: IsoDay | undefined, to: IsoDay | undefined): string {
  if (from !== undefined && to !== undefined) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== undefined) return `с ${formatDate(from)}`;
  return to === undefined ? 'Любое время' : `по ${formatDate(to)}`;
}

/** Names the period of a filter, and opens its presets and months, which are loaded then. */
export function PeriodButton({ label, isPast, value, onChange }: PeriodButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<PeriodDialogProps>>();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const { preset, from, to } = value;
  const name = preset === undefined ? daysName(from, to) : PERIOD_PRESETS[preset];
  const load = () => import('./PeriodDialog');
  const preload = () => void load().catch(() => undefined);
  const open = () => {
    load()
      .then(({ PeriodDialog }) => {
        setDialog(() => PeriodDialog);
        setOpen(true);
      })
      .catch(() => toast.error('Не удалось загрузить календарь. Введите даты с клавиатуры.'));
  };
  return (
    <span ref={button} className="registry-screen__period">
      <Button
        variant="outlined"
        icon={calendarIcon}
        wide
        className="registry-screen__period-button"
        aria-label={`${label}: период, ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={preload}
        onFocus={preload}
        onClick={open}
      >
        {name}
      </Button>
      {isOpen && Dialog && (
        <Dialog
          label={label}
          isPast={isPast}
          value={value}
          anchor={button}
          onApply={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
