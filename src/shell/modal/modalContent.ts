import type { ReactNode } from 'react';

/** What every dialog gets from the host; `Props` is what it was opened with. */
export interface ModalContentProps<Props = unknown, Result = unknown> {
  modalId: string;
  props: Props;
  /** Closes the dialog and hands `result` to whoever awaits it; no result means "cancelled". */
  close(this: void, result?: Result): void;
}

/**
 * A dialog with any props and result. Parameters of methods are compared in both directions, which
 * lets the registry hold different dialogs; who opens one goes through the typed `ModalKind`.
 */
export type ModalComponent = {
  dialog(props: ModalContentProps): ReactNode;
}['dialog'];

/** A lazily loaded dialog. */
export type ModalLoader = () => Promise<{ default: ModalComponent }>;
