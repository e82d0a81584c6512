import { AppearanceCard } from './AppearanceCard';
import { KeysCard } from './KeysCard';
import { ResetCard } from './ResetCard';

/** «Интерфейс»: habits of this device; every change works at once. */
export default function InterfaceTab() {
  return (
    <div className="profile__stack">
      <AppearanceCard />
      <KeysCard />
      <ResetCard />
    </div>
  );
}
