import { Button } from '../../ui/button/Button';

interface MoreTasksProps {
  /** Number of tasks without a line. */
  hidden: number;
  /** True if all tasks are visible. */
  isOpen: boolean;
  onToggle: () => void;
}

/** The button «Ещё N» or «Свернуть» of «Что сделать»; nothing if all tasks fit. */
export function MoreTasks({ hidden, isOpen, onToggle }: MoreTasksProps) {
  return (
    (hidden > 0 || isOpen) && (
      <Button
        variant="text"
        size="sm"
        className="ms-auto"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? 'Свернуть' : `Ещё ${hidden}`}
      </Button>
    )
  );
}
