/** Props of every dialog; `Props` are the arguments of `open`. */
export interface ModalContentProps<Props, Result = undefined> {
  modalId: string;
  props: Props;
  /** Closes the dialog and resolves the promise of `open` with `result`; undefined means that it was cancelled. */
  close: (this: void, result?: Result) => void;
  /** Opens another dialog of this kind with the same props. */
  reopen: (this: void) => void;
}
