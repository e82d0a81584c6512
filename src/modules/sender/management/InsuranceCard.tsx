import type { ReactNode } from 'react';
import { useAppDispatch } from '../../../session/appStore';
import { InsuranceDates, InsuranceTag } from '../../../products/serviceAccount/accountParts';
import { useInsurance, type InsuranceView } from '../../../products/serviceAccount/useInsurance';
import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { timesIcon } from '../../../ui/icon/frameIcons';
import { infoCircleIcon } from '../../../ui/icon/signInIcons';
import { MoreMenu } from '../../../blocks/action/MoreMenu';
import { Card } from '../../../ui/card/Card';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { DataList } from '../../../ui/value/DataList';
import { Logo } from '../../../ui/value/Logo';
import { applyingPath } from '../conditions/conditionsPath';
import { modalKind } from '../../../shell/modal/modalKind';
import { insured, OrderPrice, readPrice } from '../insured';

const disableDialog = modalKind<object>({
  id: 'sender/disable-insurance',
  lazy: () => import('./disable/DisableDialog'),
});

export function InsuranceCard() {
  const dispatch = useAppDispatch();
  const { view, settled, fetching, refetch } = useInsurance();
  if (!settled) {
    return (
      <InsuranceFrame>
        <SkeletonText lines={4} label="Проверяем страхование" />
      </InsuranceFrame>
    );
  }
  switch (view.state) {
    case 'hidden':
      return (
        <InsuranceFrame footer={<ToConditions />}>
          <ErrorState
            framed={false}
            title="Не удалось узнать, подключено ли страхование"
            retrying={fetching}
            onRetry={() => void refetch()}
          />
        </InsuranceFrame>
      );
    case 'on':
      return (
        <InsuranceFrame
          view={view}
          menu={
            <MoreMenu
              label="Действия со страхованием"
              data-analytics="button:switch-insurance-off"
              actions={[
                {
                  id: 'conditions',
                  label: 'Условия',
                  icon: infoCircleIcon,
                  to: paths.insuranceConditions,
                },
                {
                  id: 'disable',
                  label: 'Отключить страхование',
                  icon: timesIcon,
                  danger: true,
                  onSelect: () => void dispatch(disableDialog.open({})),
                },
              ]}
            />
          }
        />
      );
    case 'off':
      return (
        <InsuranceFrame
          view={view}
          footer={
            <>
              <LinkButton to={applyingPath}>Подключить страхование</LinkButton>
              <ToConditions />
            </>
          }
        />
      );
  }
}

interface InsuranceFrameProps {
  view?: Exclude<InsuranceView, { state: 'hidden' }>;
  menu?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

function InsuranceFrame({ view, menu, footer, children }: InsuranceFrameProps) {
  const price = view?.state === 'on' ? readPrice(view.price) : null;
  return (
    <Card
      logo={<Logo name={insured.title} />}
      title={insured.title}
      subtitle={insured.risks}
      headingLevel={2}
      badge={view && <InsuranceTag insurance={view} />}
      sum={
        view?.state === 'on'
          ? {
              label: insured.perOrder,
              value: price === null ? '—' : <OrderPrice kopeks={price} />,
            }
          : undefined
      }
      menu={menu}
      footer={footer}
    >
      {view && (
        <DataList>
          <InsuranceDates insurance={view} />
        </DataList>
      )}
      {children}
    </Card>
  );
}

function ToConditions() {
  return (
    <LinkButton to={paths.insuranceConditions} variant="text">
      Условия
    </LinkButton>
  );
}
