import './OffersPage.css';
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useCurrentUser } from '../../session/currentUser';
import { canEnterModule } from '../../shell/modules/availability';
import { selectModuleNames, selectModulesStatus } from '../../shell/modules/moduleSlice';
import type { ModuleDefinition } from '../../shell/modules/defineModule';
import { moduleRegistry } from '../../shell/modules/registry';
import { PageHeader } from '../../shell/PageHeader';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonCards } from '../../ui/Skeletons';

type OfferSectionLoader = NonNullable<ModuleDefinition['offerSection']>;

const sections = new Map<OfferSectionLoader, ComponentType>();

/** One lazy component per module, so that drawing again does not load again. */
function sectionOf(load: OfferSectionLoader): ComponentType {
  const known = sections.get(load);
  if (known) return known;
  const section = lazy(load);
  sections.set(load, section);
  return section;
}

/** /offer: one section from every product that the organization has. */
export default function OffersPage() {
  const status = useSelector(selectModulesStatus);
  // Until the list of modules is there, nobody knows whose offers to show.
  const known = status === 'ready' || status === 'failed';
  return (
    <>
      <PageHeader title="Страховые продукты" />
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
        const Section = sectionOf(offerSection);
        return (
          <SectionBoundary key={id} onRetry={() => sections.delete(offerSection)}>
            <Suspense fallback={<SkeletonCards count={3} />}>
              <Section />
            </Suspense>
          </SectionBoundary>
        );
      })}
      <div className="offers__nothing">
        <EmptyState icon="shield" title="Для вас нет предложений в данный момент">
          Здесь появятся предложения по страхованию и финансированию.
        </EmptyState>
      </div>
    </div>
  );
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
