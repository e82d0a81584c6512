import { useId, type FormEvent } from 'react';
import { cabinetApi } from '../../../api/cabinetApi';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Select } from '../../../ui/input/Select';
import { TextInput } from '../../../ui/input/TextInput';
import type { BackendState, Order, PlantedFault } from './backendControl';

function describe({ kind, operationId, times }: PlantedFault): string {
  const where = operationId ?? 'все операции';
  return `${kind}: ${where}${times === undefined ? '' : `, осталось ${times}`}`;
}

interface FaultsCardProps {
  state: BackendState;
  order: Order;
}

export function FaultsCard({ state: { faults, faultKinds }, order }: FaultsCardProps) {
  const id = useId();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const added = await order('POST', 'faults', {
      kind: text('kind'),
      ...(text('operationId') !== '' && { operationId: text('operationId') }),
      ...(text('times') !== '' && { times: Number(text('times')) }),
    });
    if (added) form.reset();
  };
  return (
    <Card title="Сбои" headingLevel={2}>
      {faults.length === 0 ? (
        <p className="text-muted">Сбоев нет: бэкенд отвечает как обычно.</p>
      ) : (
        <>
          <ul className="developer__code text-xs wrap-anywhere">
            {faults.map((fault, index) => (
              <li key={`${String(index)} ${fault.kind}`}>{describe(fault)}</li>
            ))}
          </ul>
          <div>
            <Button variant="outlined" onClick={() => void order('DELETE', 'faults')}>
              Убрать все сбои
            </Button>
          </div>
        </>
      )}
      <form className="developer__row flex flex-wrap gap-2-3" onSubmit={(event) => void add(event)}>
        <label className="developer__field grid text-xs text-muted" htmlFor={`${id}-kind`}>
          Вид сбоя
          <Select id={`${id}-kind`} name="kind">
            {faultKinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </Select>
        </label>
        <label className="developer__field grid text-xs text-muted" htmlFor={`${id}-operation`}>
          Операция, без неё все
          <TextInput
            id={`${id}-operation`}
            name="operationId"
            list={`${id}-operations`}
            autoComplete="off"
          />
        </label>
        <datalist id={`${id}-operations`}>
          {Object.keys(cabinetApi.endpoints).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <label className="developer__field grid text-xs text-muted" htmlFor={`${id}-times`}>
          Сколько раз, без числа всегда
          <TextInput
            id={`${id}-times`}
            name="times"
            type="number"
            min={1}
            max={1000}
            inputMode="numeric"
          />
        </label>
        <Button type="submit">Добавить сбой</Button>
      </form>
    </Card>
  );
}
