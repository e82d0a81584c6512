import { useAppSelector } from '../../../session/appStore';
import { contractSummary } from '../../../api/contract';
import { cabinetVersion } from '../../../lib/configuration';
import { useCurrentUser } from '../../../session/currentUser';
import { selectModules } from '../../../shell/modules/loadModules';
import { moduleRegistry } from '../../../shell/modules/registry';
import { Card } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import type { Tone } from '../../../domain/statuses/status';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { moduleRows, unclaimedNames, type ModuleRow } from './moduleRows';

export default function OverviewPanel() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <ContractCard />
      <ModulesCard />
    </div>
  );
}

function ContractCard() {
  const { version, total, tags } = contractSummary;
  return (
    <Card
      title="Контракт"
      subtitle={`Версия контракта ${version}, версия кабинета ${cabinetVersion}`}
      headingLevel={2}
    >
      <table className="developer__table w-full border-collapse">
        <thead>
          <tr>
            <th scope="col">Раздел</th>
            {COUNTS.map((label) => (
              <th key={label} scope="col" className="developer__figure">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tags.map((counts) => (
            <CountsRow key={counts.tag} name={counts.tag} counts={counts} />
          ))}
          <CountsRow name="Итого" counts={total} />
        </tbody>
      </table>
    </Card>
  );
}

const COUNTS = ['Операций', 'Из документации', 'Выведено', 'Предложено'] as const;

interface CountsRowProps {
  name: string;
  counts: { operations: number; documented: number; inferred: number; proposed: number };
}

function CountsRow({ name, counts }: CountsRowProps) {
  const { operations, documented, inferred, proposed } = counts;
  return (
    <tr>
      <th scope="row">{name}</th>
      {[operations, documented, inferred, proposed].map((count, index) => (
        <td key={COUNTS[index]} data-label={COUNTS[index]} className="developer__figure">
          {count}
        </td>
      ))}
    </tr>
  );
}

const STATES: Record<ModuleRow['state'], { tone: Tone; label: string }> = {
  available: { tone: 'success', label: 'Доступен' },
  excluded: { tone: 'warning', label: 'Отключён организацией' },
  absent: { tone: 'neutral', label: 'Нет в списке сервера' },
};

const LIST_STATES = {
  uninitialized: 'ещё не запрошен',
  pending: 'загружается',
  fulfilled: 'получен',
  rejected: 'не получен',
} as const;

function ModulesCard() {
  const user = useCurrentUser();
  const { status, data: serverNames = [] } = useAppSelector(selectModules);
  const modules = moduleRegistry.list();
  const unclaimed = unclaimedNames(modules, serverNames);
  const excluded = user?.organization?.excludedModules ?? [];
  return (
    <Card title="Модули" headingLevel={2}>
      <DataList layout="stacked">
        <DataRow label="Список сервера">{LIST_STATES[status]}</DataRow>
        <DataRow label="Имена в нём">{serverNames.join(', ')}</DataRow>
        <DataRow label="Без модуля в кабинете">{unclaimed.join(', ') || '—'}</DataRow>
        <DataRow label="Отключены организацией">{excluded.join(', ') || '—'}</DataRow>
      </DataList>
      <table className="developer__table w-full border-collapse">
        <thead>
          <tr>
            <th scope="col">Модуль</th>
            <th scope="col">Состояние</th>
            <th scope="col">Страницы</th>
            <th scope="col" className="developer__figure">
              Порядок
            </th>
          </tr>
        </thead>
        <tbody>
          {moduleRows(modules, { serverNames, user }).map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.title} <span className="developer__code text-xs wrap-anywhere">{row.id}</span>
              </th>
              <td data-label="Состояние">
                <StatusBadge {...STATES[row.state]} />
              </td>
              <td data-label="Страницы" className="developer__code text-xs wrap-anywhere">
                {row.paths.join(', ') || '—'}
              </td>
              <td data-label="Порядок" className="developer__figure">
                {row.sort}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
