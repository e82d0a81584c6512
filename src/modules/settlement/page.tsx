import './page.css';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { draftCountdown, monthlyDraft } from '../../domain/monthlyDraft';
import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { monthName } from '../../lib/calendar/dayNames';
import { moscowDay } from '../../lib/isoDay';
import { useAppDispatch } from '../../session/appStore';
import { ConfirmedOnly } from '../../blocks/confirmation/ConfirmedOnly';
import { useCurrentUser } from '../../session/currentUser';
import { selectFrameReload } from '../../shell/menu/menuSlice';
import { reloadFrame } from '../../shell/menu/menuSlice';
import { PageHeader } from '../../shell/page/PageHeader';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { EmptyState } from '../../ui/state/EmptyState';
import { marketplacesOf } from './marketplaces';
import { settlementAddress, type SettlementAddress } from './settlementAddress';
import { SettlementFrame } from './SettlementFrame';
import { externalLinkIcon } from '../../ui/icon/pageIcons';

/** /settlement: the insurer's page about claims, in a frame. */
export default function SettlementPage() {
  return (
    <div className="settlement flex flex-col gap-4">
      <ConfirmedOnly head={<Header />}>
        <SettlementOrNothing />
      </ConfirmedOnly>
    </div>
  );
}

function SettlementOrNothing() {
  const address = settlementAddress();
  return address === null ? <MissingSettlement /> : <Settlement address={address} />;
}

export function Settlement({ address }: { address: SettlementAddress }) {
  const dispatch = useAppDispatch();
  const { count, reload } = useReloads();
  return (
    <>
      <Header>
        <Button variant="outlined" icon={refreshIcon} onClick={() => dispatch(reloadFrame())}>
          <span className="phone-visually-hidden">Обновить</span>
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
    </>
  );
}

function MissingSettlement() {
  return (
    <>
      <Header />
      <DraftNote />
      <EmptyState
        drawing="link"
        title="Раздел временно недоступен"
        link={{ to: paths.help, label: 'Открыть помощь' }}
      >
        Зайдите сюда позже. Если страховой случай уже наступил, сохраните документы
        и&nbsp;фотографии и&nbsp;напишите в&nbsp;службу поддержки: её контакты есть в&nbsp;помощи.
      </EmptyState>
    </>
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

/** T5: the page counts the days to the 10th; on the 10th it says that the draft is ready. */
function DraftNote() {
  const today = moscowDay();
  const { preparedDate, covered } = monthlyDraft(today);
  const countdown = draftCountdown(preparedDate, today);
  const isReady = preparedDate === today;
  return (
    <p className="text-13 text-muted">
      <strong className="font-medium text-default">{countdown},</strong> система{' '}
      {isReady ? 'подготовила' : 'подготовит'} черновик заявления на возмещение расходов
      на&nbsp;возвраты и&nbsp;невыкупы за&nbsp;{monthName(covered)}.{' '}
      {isReady ? <>Проверьте его и&nbsp;отправьте</> : <>Вы проверите его и&nbsp;отправите</>}{' '}
      в&nbsp;страховую компанию.
    </p>
  );
}

/**
 * Returns `count`, the key of the frame. T2: a click on the menu item reloads the frame; further clicks are ignored
 * until half a second has passed without one. `reload` works at any time. A click that opened the page does not count,
 * because the frame loads anyway.
 */
function useReloads() {
  const asked = useSelector(selectFrameReload);
  const [before, setBefore] = useState(asked);
  const [count, setCount] = useState(0);
  if (asked !== before) {
    setBefore(asked);
    if (asked) setCount(count + 1);
  }
  return { count, reload: () => setCount((now) => now + 1) };
}
