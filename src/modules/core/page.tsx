import './page.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../session/appStore';
import { selectToday } from '../../shell/today/todaySlice';
import { pageTitles } from '../../domain/pageTitles';
import { useCurrentUser } from '../../session/currentUser';
import { hasPermission } from '../../session/permissions';
import type { ModuleDefinition } from '../../shell/modules/defineModule';
import { canEnterModule } from '../../shell/modules/availability';
import { selectModuleNames } from '../../shell/modules/modulesSlice';
import { selectModules } from '../../shell/modules/loadModules';
import { createPart, LazyPart, pagePart } from '../../shell/lazy/LazyPart';
import { QuietPart } from '../../shell/lazy/QuietPart';
import { moduleRegistry } from '../../shell/modules/registry';
import { PageHeader } from '../../shell/page/PageHeader';
import { classNames } from '../../ui/classNames';
import { Money } from '../../ui/value/Money';
import { OFFERS_PART, paths } from '../../domain/paths';
import { TodoRoom } from '../../blocks/todo/TodoRoom';
import { EmptyState } from '../../ui/state/EmptyState';
import { SkeletonCards } from '../../ui/state/Skeletons';
import { roomFor } from './today/room';

/** /offer: one section for every module of the user that has offers. */
export default function OffersPage() {
  const { data: list, error } = useAppSelector(selectModules);
  return (
    <>
      <PageHeader title={pageTitles.offers} actions={<HeadFigures />} />
      {/* Without a list of modules the layout shows a failure, and «Дел нет» would be false. */}
      {(list || !error) && <Todo />}
      {list ? <OfferSections /> : !error && <SkeletonCards count={3} />}
    </>
  );
}

/** Role that sees sums of money. src/modules/finance/README.md, rule B1: supplies and objects need the role FINANCE. */
const FINANCE = ['FINANCE'];

/**
 * Sums in the page's head, each a link to its registry. They need no separate calls: they are read from the responses
 * that «Что сделать» loads, and their space is reserved.
 */
export function HeadFigures() {
  const user = useCurrentUser();
  const { figures, isSettled } = useAppSelector(selectToday);
  if (!hasPermission(user, FINANCE) || user?.isVerified === false) return null;
  return (
    <ul className="head-figures flex flex-wrap min-h-touch">
      {isSettled &&
        figures.map(({ id, label, kopeks, to, isAlarm }) => (
          <li key={id} className={classNames(isAlarm && kopeks > 0 && 'head-figures__alarm')}>
            <Link
              to={to}
              className="head-figures__link grid text-default font-semibold no-underline text-lg tracking-snug leading-26px"
              data-analytics="button:head-figure"
            >
              <span className="text-muted text-13 font-normal tracking-normal leading-18px">
                {label}
              </span>{' '}
              <Money kopeks={kopeks} fraction={false} />
            </Link>
          </li>
        ))}
    </ul>
  );
}

const todoBlock = createPart<{ room: number }>(() => import('./today/TodoBlock'));

/** The section «Что сделать». It makes no call before the offers have loaded. */
function Todo() {
  const user = useCurrentUser();
  const today = useAppSelector(selectToday);
  const [room] = useState(() => roomFor(user, today));
  return (
    <QuietPart
      part={todoBlock}
      fallback={room > 0 && <TodoRoom className="home-tasks" lines={room} />}
    >
      {(Block) => <Block room={room} />}
    </QuietPart>
  );
}

function OfferSections() {
  const user = useCurrentUser();
  const serverNames = useAppSelector(selectModuleNames);
  const modules = moduleRegistry
    .list()
    .filter((module) => canEnterModule(module, { serverNames, user }));
  const isOwn = ({ offers }: ModuleDefinition) => hasPermission(user, offers?.roles ?? []);
  return (
    <div className="offers grid" id={OFFERS_PART} tabIndex={-1}>
      {[...modules.filter(isOwn), ...modules.filter((module) => !isOwn(module))].map(
        ({ id, offers }) =>
          offers && (
            // A failure of one product must not hide the offers of the other products.
            <LazyPart
              key={id}
              part={pagePart(`offers ${id}`, offers.page)}
              fallback={
                <div aria-busy="true" hidden={offers.quiet}>
                  <SkeletonCards count={3} />
                </div>
              }
              message="Не удалось показать предложения."
            >
              {(Section) => <Section />}
            </LazyPart>
          ),
      )}
      <div className="offers__nothing hidden">
        <EmptyState
          title="Для вас нет предложений в данный момент"
          link={{ to: paths.help, label: 'Открыть помощь' }}
        >
          Здесь появятся предложения по страхованию и финансированию.
        </EmptyState>
      </div>
    </div>
  );
}
