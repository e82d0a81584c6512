import { AppearanceCard } from './AppearanceCard';
import { ResetCard } from './ResetCard';
import { KeyList } from '../../../shell/keyboard/KeyList';
import { Card } from '../../../ui/card/Card';

/** Explains how to use the cabinet without a mouse. */
function KeysCard() {
  return (
    <Card title="Клавиши" subtitle="Весь кабинет доступен без мыши" headingLevel={2}>
      <KeyList />
    </Card>
  );
}

/** «Интерфейс»: settings of this device; every change applies at once. */
export default function InterfaceTab() {
  return (
    <div className="profile__stack">
      <AppearanceCard />
      <KeysCard />
      <ResetCard />
    </div>
  );
}
