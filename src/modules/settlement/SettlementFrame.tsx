import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/Button';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { Note } from '../../ui/state/Note';
import { SkeletonBar, SkeletonRegion } from '../../ui/state/Skeletons';
import { isFromFrame, readFrameMessage, type FrameMessage } from './frameMessage';
import type { SettlementAddress } from './settlementAddress';

interface SettlementFrameProps {
  address: SettlementAddress;
  onReload: () => void;
}

/** Rights of the insurer's page in the frame; `sandboxOf` may add `allow-same-origin`. */
const RIGHTS =
  'allow-scripts allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

/**
 * Returns the `sandbox` attribute. A page of the cabinet's own origin does not get `allow-same-origin`, because it
 * could reach the cabinet.
 */
const sandboxOf = ({ isOwn }: SettlementAddress) =>
  isOwn ? RIGHTS : `${RIGHTS} allow-same-origin`;

/**
 * The insurer's page in a frame. T3: messages come only from the frame and its exact origin. T4: the page says when the
 * frame is late.
 */
export function SettlementFrame({ address, onReload }: SettlementFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const { load, onLoad } = useFrameLoad();
  const [height, setHeight] = useState<number>();
  const [hasExpired, setHasExpired] = useState(false);
  const onMessage = (message: FrameMessage) => {
    switch (message.kind) {
      case 'height':
        setHeight(message.pixels);
        return;
      case 'sessionExpired':
        setHasExpired(true);
        return;
      case 'open':
        void navigate(message.path);
    }
  };
  useFrameMessages(frame, address.origin, onMessage);
  const style: CSSProperties & { '--settlement-height'?: string } =
    height === undefined ? {} : { '--settlement-height': `${height}px` };
  return (
    <div className="flex flex-1 flex-col gap-4 min-h-0">
      <output className="empty-hidden">
        {load === 'slow' && (
          <Note
            tone="warning"
            title="Раздел загружается дольше обычного"
            action={<ReloadButton onReload={onReload}>Повторить</ReloadButton>}
          >
            Можно ещё подождать, загрузить его заново или открыть в новой вкладке.
          </Note>
        )}
        {hasExpired && (
          <Note
            tone="warning"
            title="Страховая компания завершила вашу сессию"
            action={<ReloadButton onReload={onReload}>Войти заново</ReloadButton>}
          >
            То, что вы не отправили, могло не сохраниться.
          </Note>
        )}
      </output>
      <div
        className="settlement-frame__place surface relative flex flex-1 overflow-hidden"
        style={style}
      >
        <iframe
          ref={frame}
          className="settlement-frame__page flex-1 w-full border-0"
          title="Урегулирование: страница страховой компании"
          src={address.url}
          sandbox={sandboxOf(address)}
          referrerPolicy="strict-origin"
          onLoad={onLoad}
        />
        {load !== 'loaded' && (
          <div className="settlement-frame__waiting bg-surface absolute">
            <SkeletonRegion label="Загружаем раздел" className="grid gap-5">
              <SkeletonBar width="third" height="title" />
              <SkeletonBar />
              <SkeletonBar width="wide" />
              <SkeletonBar width="half" />
              <SkeletonBar width="third" height="button" />
            </SkeletonRegion>
          </div>
        )}
      </div>
    </div>
  );
}

function ReloadButton({ onReload, children }: { onReload: () => void; children: string }) {
  return (
    <Button variant="outlined" size="sm" icon={refreshIcon} onClick={onReload}>
      {children}
    </Button>
  );
}

type FrameLoad = 'loading' | 'slow' | 'loaded';

/** T4: milliseconds after which a note says that the frame is late. */
const SLOW_MS = 15_000;

function useFrameLoad(): { load: FrameLoad; onLoad: () => void } {
  const [load, setLoad] = useState<FrameLoad>('loading');
  useEffect(() => {
    const timer = setTimeout(() => {
      setLoad((now) => (now === 'loading' ? 'slow' : now));
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return { load, onLoad: () => setLoad('loaded') };
}

/** T3: handles messages from the frame and its exact origin; ignores all others. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void {
  const onArrival = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromFrame(event, frame.current?.contentWindow, origin)) return;
    const message = readFrameMessage(event.data);
    if (message !== null) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onArrival(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
