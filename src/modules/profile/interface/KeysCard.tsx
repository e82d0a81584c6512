import { KeyList } from '../../../shell/keyboard/KeyList';
import { Card } from '../../../ui/card/Card';

/** How to get about without a mouse. */
export function KeysCard() {
  return (
    <Card title="Клавиши" subtitle="Весь кабинет доступен без мыши" headingLevel={2}>
      <KeyList />
    </Card>
  );
}
