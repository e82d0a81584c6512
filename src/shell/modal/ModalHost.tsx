import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { dialogOf, type DrawPart } from './modalKind';
import { closeModal, selectModalStack, type OpenModal } from './modalSlice';
import { OpenedPart } from './OpenedPart';

function OneModal({ modal: { id, kind } }: { modal: OpenModal }) {
  const dispatch = useAppDispatch();
  const close = () => void dispatch(closeModal(id));
  const drawPart: DrawPart = (part, draw) => (
    <OpenedPart part={part} onClose={close}>
      {draw}
    </OpenedPart>
  );
  const modal = dialogOf(id);
  return modal ? modal.draw(drawPart, close) : <UnknownModal kind={kind} onFound={close} />;
}

/** Removes a dialog of an unknown kind, which is a programming error, from the stack. */
function UnknownModal({ kind, onFound }: { kind: string; onFound: () => void }) {
  useEffect(() => {
    console.error(`No code opened the dialog «${kind}» by its kind`);
    onFound();
  });
  return null;
}

export function ModalHost() {
  const stack = useAppSelector(selectModalStack);
  return stack.map((modal) => <OneModal key={modal.id} modal={modal} />);
}
