import './OpenedPart.css';
import { Spinner } from '../../ui/state/Spinner';
import { partFailure } from '../lazy/chunkReload';
import { LazyPart, type LazyPartProps } from '../lazy/LazyPart';
import { useToast } from '../toast/toasts';

interface OpenedPartProps<Props> extends Pick<LazyPartProps<Props>, 'part' | 'children'> {
  onClose: () => void;
  /** Message when it can't be opened. */
  failure?: string;
}

/**
 * A part that opens over the page, and is loaded when it is opened first, together with PrimeReact. If the
 * file can't be loaded, a message says so and `onClose` is called.
 */
export function OpenedPart<Props>({
  onClose,
  failure = 'Не удалось открыть окно. Попробуйте ещё раз',
  ...part
}: OpenedPartProps<Props>) {
  const toast = useToast();
  return (
    <LazyPart
      {...part}
      coverClassName="opened-part__cover"
      fallback={
        <div className="opened-part__waiting">
          <Spinner size="lg" />
        </div>
      }
      onFailure={(error) => {
        onClose();
        toast.error(partFailure(error, navigator.onLine) ?? failure);
      }}
    />
  );
}
