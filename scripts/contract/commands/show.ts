import { nearest } from '../show/nearest';
import { usageError, type Command } from './command';

export const showCommand: Command = {
  usage: 'OPERATION',
  does: 'shows one operation on a page: who may call it, parameters, bodies, examples, curl, and what is refused; by operationId or METHOD PATH | показывает операцию на одной странице: кто вызывает, параметры, тела, примеры, curl и что отклоняется; по operationId или МЕТОД ПУТЬ',
  flags: {
    json: '- | the same as JSON | то же в JSON',
  },
  isReporting: false,
  words: 1,
  mostWords: 2,
  run: async (asked) => {
    // Heavy, and of no use to the other verbs.
    const { contractOf } = await import('./contractOf');
    const { operationsOf } = await import('../openApi');
    const { operationPage } = await import('../show/operationPage');
    const { pageText } = await import('../show/pageText');
    const { document } = await contractOf(asked);
    const wanted = asked.words.join(' ').toLowerCase();
    const operations = operationsOf(document);
    const found = operations.filter(({ method, path, operation }) =>
      [operation.operationId, `${method} ${path}`, path].some(
        (one) => one.toLowerCase() === wanted,
      ),
    );
    const [located, ...others] = found;
    if (located === undefined || others.length > 0) {
      const named = found.length > 0 ? found : operations;
      const names = named.map(({ operation }) => operation.operationId);
      const near = nearest(wanted, names).join(', ');
      const name = asked.words.join(' ');
      throw usageError(
        asked,
        `в контракте нет операции ${name}; похожие: ${near}`,
        `the contract has no operation ${name}; near names: ${near}`,
      );
    }
    const page = operationPage(document, located);
    const isJson = asked.values['json'] === true;
    return { text: isJson ? `${JSON.stringify(page, null, 2)}\n` : pageText(page, asked.language) };
  },
};
