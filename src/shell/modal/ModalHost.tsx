import './ModalHost.css';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Spinner } from '../../ui/state/Spinner';
import { createLazyParts } from '../lazy/lazyParts';
import { moduleRegistry, type ModuleRegistry } from '../modules/registry';
import { toast } from '../toast/toasts';
import { CONFIRM_KIND } from './confirm';
import type { ModalContentProps, ModalLoader } from './modalContent';
import { closeModal, selectModalStack, type OpenModal } from './modalSlice';

/** Dialogs of the shell itself. */
const ownModals: Record<string, ModalLoader> = {
  [CONFIRM_KIND]: () => import('./ConfirmDialog'),
};

const lazyModals = createLazyParts<ModalContentProps>();

/** A dialog that can't be drawn closes and says so; the page under it stays. */
class ModalBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface OneModalProps {
  modal: OpenModal;
  load: ModalLoader;
}

function OneModal({ modal: { id, props }, load }: OneModalProps) {
  const dispatch = useDispatch();
  const [Content] = useState(() => lazyModals.componentOf(load));
  const onError = () => {
    lazyModals.forget(load); // the next attempt loads again
    dispatch(closeModal(id));
    toast.error('Не удалось открыть окно. Обновите страницу и попробуйте ещё раз');
  };
  return (
    <ModalBoundary onError={onError}>
      <Suspense
        fallback={
          // Covers the page: a second click must not open a second dialog.
          <div className="modal-host__loading">
            <Spinner size="lg" />
          </div>
        }
      >
        <Content modalId={id} props={props} close={(result) => dispatch(closeModal(id, result))} />
      </Suspense>
    </ModalBoundary>
  );
}

/** A kind that no module brought along: a mistake of ours, and nobody may wait for it for ever. */
function UnknownModal({ modal: { id, kind } }: { modal: OpenModal }) {
  const dispatch = useDispatch();
  useEffect(() => {
    console.error(`No module brought the dialog «${kind}» along`);
    dispatch(closeModal(id));
  }, [dispatch, id, kind]);
  return null;
}

/** Draws the stack of dialogs; what each kind looks like is in the modules' registry. */
export function ModalHost({ registry = moduleRegistry }: { registry?: ModuleRegistry }) {
  const stack = useSelector(selectModalStack);
  return stack.map((modal) => {
    const load = ownModals[modal.kind] ?? registry.modal(modal.kind);
    return load ? (
      <OneModal key={modal.id} modal={modal} load={load} />
    ) : (
      <UnknownModal key={modal.id} modal={modal} />
    );
  });
}
