import './KeyList.css';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { keyboardMap } from './keyboardMap';

/** The keyboard shortcuts with their actions. */
export function KeyList() {
  return (
    <dl className="keys grid gap-2-4 items-baseline">
      {keyboardMap.map(({ keys, together, where, does }) => (
        <Fragment key={`${where} ${does}`}>
          <dt className="flex flex-wrap gap-1">
            {keys.map(({ name }) => (
              <kbd key={name} aria-hidden="true">
                {name}
              </kbd>
            ))}
            <VisuallyHidden>
              {keys.map(({ spoken }) => spoken).join(together ? ' и ' : ' или ')}
            </VisuallyHidden>
          </dt>
          <dd>
            {does}
            <span className="block text-xs text-muted">{where}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
