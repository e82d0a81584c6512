import './KeysCard.css';
import { Fragment } from 'react';
import { keyboardKeys } from '../../../shell/keyboard/keyboardKeys';
import { Card } from '../../../ui/card/Card';

/** How to get about without a mouse. */
export function KeysCard() {
  return (
    <Card title="Клавиши" subtitle="Весь кабинет доступен без мыши" headingLevel={2}>
      <dl className="keys">
        {keyboardKeys.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="keys__combination">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}
