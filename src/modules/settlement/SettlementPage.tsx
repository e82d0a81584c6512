import './SettlementPage.css';
import type { ReactNode } from 'react';
import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { useSessionDispatch } from '../../session/apiRoot';
import { useCurrentUser } from '../../session/currentUser';
import { reloadFrame } from '../../shell/menu/reloadFrame';
import { PageHeader } from '../../shell/page/PageHeader';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { externalLinkIcon } from '../../ui/icon/drawings/externalLinkIcon';
import { hammerIcon } from '../../ui/icon/drawings/hammerIcon';
import { refreshIcon } from '../../ui/icon/drawings/refreshIcon';
import { EmptyState } from '../../ui/state/EmptyState';
import { DraftNote } from './DraftNote';
import { marketplacesOf } from './marketplaces';
import { settlementAddress, type SettlementAddress } from './settlementAddress';
import { SettlementFrame } from './SettlementFrame';
import { useReloads } from './useReloads';

/** /settlement: the insurer's page about claims, in a frame. */
export default function SettlementPage() {
  const address = settlementAddress();
  return address === null ? <MissingSettlement /> : <Settlement address={address} />;
}

/** The page around a frame of this address. */
export function Settlement({ address }: { address: SettlementAddress }) {
  const dispatch = useSessionDispatch();
  const { count, reload } = useReloads();
  return (
    <div className="settlement">
      <Header>
        <Button variant="outlined" icon={refreshIcon} onClick={() => dispatch(reloadFrame())}>
          Обновить
        </Button>
        <LinkButton
          to={address.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          icon={externalLinkIcon}
        >
          Открыть в новой вкладке
        </LinkButton>
      </Header>
      <DraftNote />
      <SettlementFrame key={count} address={address} onReload={reload} />
    </div>
  );
}

function MissingSettlement() {
  return (
    <div className="settlement">
      <Header />
      <DraftNote />
      <EmptyState
        icon={hammerIcon}
        title="Раздел временно недоступен"
        action={
          <LinkButton to={paths.help} variant="outlined">
            Открыть помощь
          </LinkButton>
        }
      >
        Зайдите сюда позже. Если страховой случай уже наступил, сохраните документы
        и&nbsp;фотографии и&nbsp;напишите в&nbsp;службу поддержки: её контакты есть в&nbsp;помощи.
      </EmptyState>
    </div>
  );
}

function Header({ children }: { children?: ReactNode }) {
  const marketplaces = marketplacesOf(useCurrentUser());
  return (
    <div className="settlement__header">
      <PageHeader
        title={pageTitles.settlement}
        actions={children}
        {...(marketplaces !== null && { subtitle: marketplaces })}
      />
    </div>
  );
}
