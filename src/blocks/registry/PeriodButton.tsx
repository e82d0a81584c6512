import { useRef, useState, type ComponentType } from 'react';
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

/** Names the period of a filter, and opens its presets and months, which are loaded then. */
export function PeriodButton({ label, isPast, value, onChange }: PeriodButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<PeriodDialogProps>>();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const { preset, from, to } = value;
  const own = (from ?? to) === undefined ? 'Любое время' : 'Свой период';
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
        aria-label={`${label}: период, ${preset === undefined ? own : PERIOD_PRESETS[preset]}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={preload}
        onFocus={preload}
        onClick={open}
      >
        {preset === undefined ? own : PERIOD_PRESETS[preset]}
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
