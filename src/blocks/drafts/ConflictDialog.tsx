import './ConflictDialog.css';
import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/overlay/Modal';
import type { ModalContentProps } from '../../shell/modal/modalContent';
import type { Side } from './draftReconciliation';

/** A field that differs between the two sides, in the user's words. */
export interface ConflictRow {
  key: string;
  label: string;
  here: string;
  there: string;
  /** True if the field was changed here as well; «Здесь» is then the default choice, otherwise «На сервере». */
  changedHere: boolean;
}

export interface ConflictProps {
  /** Name of the form that was changed elsewhere: «Анкета заявки». */
  subject: string;
  rows: readonly ConflictRow[];
}

/** Chosen side by key of the field. */
export type ConflictChoices = Readonly<Record<string, Side>>;

const WIDTHS = { sm: '11/12', lg: '8/12', xl: '6/12' } as const;

const SIDES: readonly { side: Side; where: string }[] = [
  { side: 'here', where: 'Здесь' },
  { side: 'there', where: 'На сервере' },
];

/** Returns the same choice for every row. */
function all(rows: readonly ConflictRow[], side: Side): ConflictChoices {
  return Object.fromEntries(rows.map(({ key }) => [key, side]));
}

function Row({
  row,
  value,
  onChange,
}: {
  row: ConflictRow;
  value: Side | undefined;
  onChange: (side: Side) => void;
}) {
  return (
    <fieldset className="conflict__field border-t">
      <legend className="conflict__label w-full mb-2 font-semibold">{row.label}</legend>
      <div className="conflict__sides grid gap-2">
        {SIDES.map(({ side, where }) => (
          <label
            key={side}
            className="conflict__side flex gap-2 min-w-0 rounded-10px border cursor-pointer pad-2-3 min-h-touch"
          >
            <input
              type="radio"
              className="conflict__choice flex-none size-20px"
              name={`conflict-${row.key}`}
              value={side}
              checked={side === value}
              onChange={() => onChange(side)}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">{where}</span> {row[side]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The dialog behind `conflictDialog`. It cannot be closed without a choice, because the form continues with one value
 * per field.
 */
export default function ConflictDialog({
  props: { subject, rows },
  close,
}: ModalContentProps<ConflictProps, ConflictChoices>) {
  const [choices, setChoices] = useState<ConflictChoices>(() =>
    Object.fromEntries(rows.map(({ key, changedHere }) => [key, changedHere ? 'here' : 'there'])),
  );
  return (
    <Modal
      title={`${subject}: есть две версии`}
      widths={WIDTHS}
      closable={false}
      closeOnEscape={false}
      onClose={() => close()}
      footer={<Button onClick={() => close(choices)}>Продолжить с выбранным</Button>}
    >
      <div className="conflict grid gap-4">
        <p>
          После того как вы начали вводить данные здесь, их изменили в другом месте. Выберите для
          каждого поля, что оставить. Пока вы не выбрали, ничего не изменится.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outlined" onClick={() => setChoices(all(rows, 'here'))}>
            Всё как здесь
          </Button>
          <Button variant="outlined" onClick={() => setChoices(all(rows, 'there'))}>
            Всё как на сервере
          </Button>
        </div>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            value={choices[row.key]}
            onChange={(side) => setChoices((before) => ({ ...before, [row.key]: side }))}
          />
        ))}
      </div>
    </Modal>
  );
}
