import './SettlementFrame.css';
import { useRef, useState, type CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/Button';
import { refreshIcon } from '../../ui/icon/drawings/refreshIcon';
import { Note } from '../../ui/state/Note';
import { Bone, SkeletonRegion } from '../../ui/state/Skeletons';
import type { FrameMessage } from './frameMessage';
import type { SettlementAddress } from './settlementAddress';
import { useFrameLoad } from './useFrameLoad';
import { useFrameMessages } from './useFrameMessages';

interface SettlementFrameProps {
  address: SettlementAddress;
  onReload: () => void;
}

/** What the insurer's page needs: forms, documents to download, and pages of its own beside it. */
const RIGHTS =
  'allow-scripts allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** A page of another origin keeps its session; one of the cabinet's own would get at the cabinet. */
const sandboxOf = ({ isOwn }: SettlementAddress) =>
  isOwn ? RIGHTS : `${RIGHTS} allow-same-origin`;

/** The insurer's page; a reload is another one of it (rules T2 to T4). */
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
    <div className="settlement-frame">
      <output className="settlement-frame__said">
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
      <div className="settlement-frame__place" style={style}>
        <iframe
          ref={frame}
          className="settlement-frame__page"
          title="Урегулирование: страница страховой компании"
          src={address.url}
          sandbox={sandboxOf(address)}
          referrerPolicy="strict-origin"
          onLoad={onLoad}
        />
        {load !== 'loaded' && (
          <div className="settlement-frame__waiting">
            <SkeletonRegion label="Загружаем раздел" className="settlement-frame__bones">
              <Bone width="third" height="title" />
              <Bone />
              <Bone width="wide" />
              <Bone width="half" />
              <Bone width="third" height="button" />
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
