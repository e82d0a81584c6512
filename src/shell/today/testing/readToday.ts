import { createStore } from '../../../../test/render/appStore';
import { transportOver } from '../../../api/transport/testing/transportOver';
import type { IsoDay } from '../../../lib/isoDay';
import type { ModuleToday } from '../moduleToday';

/** Returns tasks, news and figures of the source with this id, for a server response. */
export async function readToday(
  sources: ModuleToday,
  id: string,
  answer: unknown,
  today: IsoDay = '2026-11-20',
) {
  const source = sources.find((one) => one.id === id);
  if (!source) throw new Error(`No source has the id ${id}`);
  const transport = transportOver(() => Promise.resolve(Response.json(answer)));
  const { store } = createStore({ transport, reload() {} });
  await store.dispatch(source.ask(false)).done;
  const { tasks, changes, figures } = source.stateOf(store.getState());
  return {
    tasks: tasks(today),
    news: changes(today).map(({ news }) => news),
    figures: figures(today),
  };
}
