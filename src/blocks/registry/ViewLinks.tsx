import { Link } from 'react-router-dom';
import type { SavedView } from '../../shell/preferences/registryPreferences';
import { useOpenRegistry } from './openRegistry';
import { savedQueryOf } from './registryQuery';

/** The views that stand ready, as links, and those that the person has saved. */
export function ViewLinks() {
  const { label, query, view, views: saved, layout, setLayout } = useOpenRegistry();
  const { views = [] } = query;
  const seen = savedQueryOf(query, view);
  const isSeen = (one: SavedView) =>
    one.query === seen && JSON.stringify(one.layout) === JSON.stringify(layout);
  const apply = ({ layout: columns, query: queryText }: SavedView) => {
    setLayout(columns);
    view.goTo(queryText);
  };
  if (views.length + saved.length === 0) return null;
  return (
    <nav className="registry-screen__views" aria-label={`${label}: виды`}>
      {views.map((one) => (
        <Link
          key={one.id}
          to={view.viewPath(one)}
          preventScrollReset
          className="registry-screen__view"
          aria-current={one.id === view.view?.id && !saved.some(isSeen) ? 'true' : undefined}
        >
          {one.label}
        </Link>
      ))}
      {saved.map((one) => (
        <button
          key={one.name}
          type="button"
          className="registry-screen__view registry-screen__view--saved"
          aria-current={isSeen(one) ? 'true' : undefined}
          onClick={() => apply(one)}
        >
          {one.name}
        </button>
      ))}
    </nav>
  );
}
