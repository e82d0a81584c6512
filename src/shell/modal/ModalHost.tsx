import './ModalHost.css';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Spinner } from '../../ui/state/Spinner';
import { LazyPart } from '../lazy/LazyPart';
import { partFailure } from '../lazy/chunkReload';
import { useToast } from '../toast/toasts';
import { liveModal, type DrawPart } from './modalKind';
import { closeModal, selectModalStack, type OpenModal } from './modalSlice';

function OneModal({ modal: { id, kind } }: { modal: OpenModal }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const close = () => void dispatch(closeModal(id));
  const onFailure = (error: unknown) => {
    close();
    toast.error(
      partFailure(error, navigator.onLine) ?? 'Не удалось открыть окно. Попробуйте ещё раз',
    );
  };
  const drawPart: DrawPart = (part, draw) => (
    <LazyPart
      part={part}
      coverClassName="modal-host__cover"
      fallback={
        <div className="modal-host__waiting">
          <Spinner size="lg" />
        </div>
      }
      onFailure={onFailure}
    >
      {draw}
    </LazyPart>
  );
  const modal = liveModal(id);
  return modal ? modal.draw(drawPart, close) : <UnknownModal kind={kind} onFound={close} />;
}

/** A dialog that no kind has opened: a programming error; it is taken off the stack. */
function UnknownModal({ kind, onFound }: { kind: string; onFound: () => void }) {
  useEffect(() => {
    console.error(`No code opened the dialog «${kind}» by its kind`);
    onFound();
  });
  return null;
}

/** Draws the stack of dialogs by their kinds. */
export function ModalHost() {
  const stack = useAppSelector(selectModalStack);
  return stack.map((modal) => <OneModal key={modal.id} modal={modal} />);
}
