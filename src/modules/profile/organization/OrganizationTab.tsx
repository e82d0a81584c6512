import './OrganizationTab.css';
import { useEffect, useRef, useState } from 'react';
import { type Organization, organizationApi } from '../../../api/endpoints/organization';
import { toApiError } from '../../../api/errors';
import { keptInput } from '../../../forms/form/keptInput';
import { useCurrentUser } from '../../../session/currentUser';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { FRESH } from '../../../api/cache/freshness';
import { finishGivenUp } from '../../../shell/leave/useGiveUpInput';
import { canChangeOrganization } from '../organizationAccess';
import { OrganizationCard } from './OrganizationCard';
import { OrganizationForm } from './OrganizationForm';
import { organizationForm } from './organizationForm';
import { RegistryComparison } from './RegistryComparison';

/** «Организация»: all users see the requisites, and the administrator can change them. */
export default function OrganizationTab() {
  const user = useCurrentUser();
  const id = user?.organization?.id ?? '';
  const { data, error, isFetching, refetch } = organizationApi.useGetOrganizationQuery(
    { id },
    { skip: id === '', ...FRESH },
  );
  if (data) {
    return <OrganizationSection organization={data} canChange={canChangeOrganization(user)} />;
  }
  if (error !== undefined && !isFetching) {
    return <ErrorState message={toApiError(error).message} onRetry={() => void refetch()} />;
  }
  return <SkeletonCards count={1} label="Загружаем данные организации" />;
}

interface SectionProps {
  organization: Organization;
  canChange: boolean;
}

type Mode = 'reading' | 'editing' | 'comparing';

const focusArrival = (arrived: HTMLElement | null) => arrived?.focus();

function OrganizationSection({ organization, canChange }: SectionProps) {
  // After an outage or an expired session, the form opens again with its unsaved input.
  const [mode, setMode] = useState<Mode>(() =>
    canChange && keptInput().has(organizationForm.name) ? 'editing' : 'reading',
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => () => finishGivenUp(organizationForm.name), []);
  const change = (next: Mode, mayMoveFocus = true) => {
    setMode(next);
    // The pressed button disappears, so the focus moves to the section.
    if (mayMoveFocus) section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="organization grid grid-cols-1 gap-4"
      aria-label="Организация"
    >
      {mode === 'editing' ? (
        <OrganizationForm
          organization={organization}
          onClose={(mayMoveFocus) => change('reading', mayMoveFocus)}
          onReopen={() => change('editing')}
        />
      ) : (
        <OrganizationCard
          organization={organization}
          canChange={canChange}
          onEdit={() => change('editing')}
          onCompare={mode === 'comparing' ? undefined : () => setMode('comparing')}
        />
      )}
      {mode === 'comparing' && (
        // The pressed button has disappeared: the focus moves to its result.
        <section ref={focusArrival} tabIndex={-1} aria-label="Сверка с реестром">
          <RegistryComparison
            organization={organization}
            canChange={canChange}
            onClose={() => change('reading')}
          />
        </section>
      )}
    </section>
  );
}
