import { Link } from 'react-router-dom';
import type { SavedView } from '../../shell/preferences/registryPreferences';
import type { FilterKinds } from './registryFilters';
import type { RegistryFixedView } from './registryQuery';
import type { RegistryView } from './useRegistryView';

interface ViewLinksProps<Filters extends FilterKinds> {
  label: string;
  view: RegistryView<Filters>;
  views: readonly RegistryFixedView<Filters>[];
  saved: readonly SavedView[];
  onSaved: (view: SavedView) => void;
}

/** The views that stand ready, as links, and those that the person has saved. */
export function ViewLinks<Filters extends FilterKinds>({
  label,
  view,
  views,
  saved,
  onSaved,
}: ViewLinksProps<Filters>) {
  if (views.length + saved.length === 0) return null;
  return (
    <nav className="registry-screen__views" aria-label={label}>
      {views.map((one) => (
        <Link
          key={one.id}
          to={view.viewPath(one)}
          preventScrollReset
          className="registry-screen__view"
          aria-current={one.id === view.view?.id ? 'true' : undefined}
        >
          {one.label}
        </Link>
      ))}
      {saved.map((one) => (
        <button
          key={one.name}
          type="button"
          className="registry-screen__view registry-screen__view--saved"
          onClick={() => onSaved(one)}
        >
          {one.name}
        </button>
      ))}
    </nav>
  );
}
