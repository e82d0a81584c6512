import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { keyOfRow, type Keyed } from '../../../../blocks/registry/shownPage';
import { useRegistryView } from '../../../../blocks/registry/useRegistryView';
import { fileIcon } from '../../../../ui/icon/drawings/fileIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { MonthlyClaims } from '../../claim/monthly/MonthlyClaims';
import { claimColumns } from './claimColumns';
import { claimFilterControls } from './claimFilterControls';
import { ClaimPanel } from './ClaimPanel';
import { claimsQuery } from './claimsQuery';
import type { ShownClaim } from './shownClaim';
import { useClaims } from './useClaims';

const panelOf = (claim: Keyed<ShownClaim>) => <ClaimPanel key={claim.key} claim={claim} />;

/** «Заявления»: everything that was claimed, and what became of it. */
export default function ClaimsTab() {
  const view = useRegistryView(claimsQuery);
  const shown = useClaims(view.request);
  return (
    <>
      <MonthlyClaims brief />
      <RegistryScreen
        query={claimsQuery}
        view={view}
        label="Заявления на выплату"
        rowWords={['заявление', 'заявления', 'заявлений']}
        columns={claimColumns}
        answer={shown}
        keyOf={keyOfRow}
        filterControls={claimFilterControls}
        rowPanel={panelOf}
        panelLabel={({ number }) => `Заявление №\u00A0${number}`}
        empty={
          <EmptyState framed={false} icon={fileIcon} title="Здесь появятся заявления">
            Заявление о повреждении или утрате создаётся из застрахованного заказа. О возвратах и
            невыкупах черновик готовит система, 10-го числа каждого месяца.
          </EmptyState>
        }
      />
    </>
  );
}
