import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/button/Button';

interface SelectionBarProps {
  count: number;
  /** Kopeks; undefined where rows have no sum. */
  sum: number | undefined;
  actions: ReactNode;
  onClear: () => void;
}

/** What is chosen on all pages together, and what can be done with it. */
export function SelectionBar({ count, sum, actions, onClear }: SelectionBarProps) {
  return (
    <div className="registry-screen__chosen">
      <output>
        {`Выбрано ${count}`}
        {sum !== undefined && ` на ${formatMoney(sum)}`}
      </output>
      {actions}
      <Button size="sm" variant="text" onClick={onClear}>
        Снять выбор
      </Button>
    </div>
  );
}
