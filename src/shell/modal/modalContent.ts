/** Props of every dialog from the host; `Props` are those that it was opened with. */
export interface ModalContentProps<Props, Result = undefined> {
  modalId: string;
  props: Props;
  /** Closes the dialog and resolves the promise of `open` with `result`; no result means "cancelled". */
  close: (this: void, result?: Result) => void;
  /** Opens another dialog of this kind with the same props. */
  reopen: (this: void) => void;
}
