import { useCurrentUser } from '../../../session/currentUser';
import { Card } from '../../../ui/Card';
import { DataList, DataRow } from '../../../ui/DataList';

/** «Мои данные». */
export default function PersonTab() {
  const user = useCurrentUser();
  return (
    <Card title="Мои данные" headingLevel={2}>
      <DataList>
        <DataRow label="Логин">{user?.username}</DataRow>
      </DataList>
    </Card>
  );
}
