import { AppearanceCard } from './AppearanceCard';
import { ResetCard } from './ResetCard';
import { KeyList } from '../../../shell/keyboard/KeyList';
import { Card } from '../../../ui/card/Card';

/** «Интерфейс»: settings of this device; every change applies at once. */
export default function InterfaceTab() {
  return (
    <div className="profile__stack grid grid-cols-1 gap-4">
      <AppearanceCard />
      <Card title="Клавиши" subtitle="Весь кабинет доступен без мыши" headingLevel={2}>
        <KeyList />
      </Card>
      <ResetCard />
    </div>
  );
}
