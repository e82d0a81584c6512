import './OffersPage.css';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { pageTitles } from '../../domain/pageTitles';
import { useCurrentUser } from '../../session/currentUser';
import { canEnterModule } from '../../shell/modules/availability';
import { selectModuleNames, selectModulesStatus } from '../../shell/modules/moduleSlice';
import { createLazyParts } from '../../shell/lazy/lazyParts';
import type { LazySection } from '../../shell/modules/defineModule';
import { moduleRegistry } from '../../shell/modules/registry';
import { PageHeader } from '../../shell/page/PageHeader';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonCards } from '../../ui/state/Skeletons';
import { shieldIcon } from '../../ui/icon/drawings/shieldIcon';

const sections = createLazyParts();

/** /offer: one section from every product that the organization has. */
export default function OffersPage() {
  const status = useSelector(selectModulesStatus);
  // Until the list of modules is there, nobody knows whose offers to show.
  const known = status === 'ready' || status === 'failed';
  return (
    <>
      <PageHeader title={pageTitles.offers} />
      {known ? <OfferSections /> : <SkeletonCards count={3} />}
    </>
  );
}

function OfferSections() {
  const user = useCurrentUser();
  const serverNames = useSelector(selectModuleNames);
  const modules = moduleRegistry
    .list()
    .filter((module) => canEnterModule(module, { serverNames, user }));
  return (
    <div className="offers">
      {modules.map(({ id, offerSection }) => {
        if (!offerSection) return null;
        return (
          <SectionBoundary key={id} onRetry={() => sections.forget(offerSection.lazy)}>
            <Suspense fallback={<SkeletonCards count={3} />}>
              <OneSection load={offerSection.lazy} />
            </Suspense>
          </SectionBoundary>
        );
      })}
      <div className="offers__nothing">
        <EmptyState icon={shieldIcon} title="Для вас нет предложений в данный момент">
          Здесь появятся предложения по страхованию и финансированию.
        </EmptyState>
      </div>
    </div>
  );
}

function OneSection({ load }: { load: LazySection['lazy'] }) {
  const [Section] = useState(() => sections.componentOf(load));
  return <Section />;
}

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** One product's failure must not take the others' offers off the page. */
class SectionBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failed: false });
    };
    return <ErrorState message="Не удалось показать предложения." onRetry={retry} />;
  }
}
