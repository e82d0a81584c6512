import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Select } from '../../../ui/input/Select';
import { TextInput } from '../../../ui/input/TextInput';
import type { BackendState, Order } from './backendControl';

interface BuildersCardProps {
  builders: BackendState['builders'];
  order: Order;
}

/** Lists the builders of rows with their fields, and builds one row from the entered fields. */
export function BuildersCard({ builders, order }: BuildersCardProps) {
  const id = useId();
  const [chosen, setChosen] = useState(builders[0]?.name ?? '');
  const builder = builders.find(({ name }) => name === chosen);
  const build = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('fields');
    await order('POST', 'seed', `{"${chosen}": ${typeof typed === 'string' ? typed : '{}'}}`);
  };
  return (
    <Card title="Данные для проверки" headingLevel={2}>
      <form
        className="developer__row flex flex-wrap gap-2-3"
        onSubmit={(event) => void build(event)}
      >
        <label className="developer__field grid text-xs text-muted" htmlFor={`${id}-builder`}>
          Что создать
          <Select
            id={`${id}-builder`}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {builders.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </label>
        <label className="developer__field grid text-xs text-muted" htmlFor={`${id}-fields`}>
          Поля, JSON
          <TextInput
            key={chosen}
            id={`${id}-fields`}
            name="fields"
            autoComplete="off"
            defaultValue={builder?.example}
          />
        </label>
        <Button type="submit">Создать</Button>
      </form>
      <p className="text-muted">
        {builder?.about}
        {builder?.variants && `; ${builder.variants}`}
      </p>
      <table className="developer__table w-full border-collapse">
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Что принимает</th>
            <th scope="col">Если не указать</th>
          </tr>
        </thead>
        <tbody>
          {builder?.fields.map(({ name, takes, otherwise }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="developer__code text-xs wrap-anywhere">{takes}</td>
              <td className="developer__code text-xs wrap-anywhere">{otherwise}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
