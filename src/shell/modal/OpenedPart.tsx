import './OpenedPart.css';
import { Spinner } from '../../ui/state/Spinner';
import { partFailure } from '../lazy/chunkReload';
import { LazyPart, type LazyPartProps } from '../lazy/LazyPart';
import { useToast } from '../toast/toasts';

interface OpenedPartProps<Props> extends Pick<LazyPartProps<Props>, 'part' | 'children'> {
  onClose: () => void;
}

/**
 * A dialog or drawer that is loaded with PrimeReact when it is first opened. If the load fails, shows a message and
 * calls `onClose`.
 */
export function OpenedPart<Props>({ onClose, ...part }: OpenedPartProps<Props>) {
  const toast = useToast();
  return (
    <LazyPart
      {...part}
      coverClassName="opened-part__cover"
      fallback={
        <div className="opened-part__waiting grid place-center">
          <Spinner size="lg" />
        </div>
      }
      onFailure={(error) => {
        onClose();
        toast.error(
          partFailure(error, navigator.onLine) ?? 'Не удалось открыть окно. Попробуйте ещё раз',
        );
      }}
    />
  );
}
