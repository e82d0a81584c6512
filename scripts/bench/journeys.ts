import { journeys } from '../../e2e/support/journeys';
import { signIn } from '../../e2e/support/signIn';
import { onBuiltCabinet } from './onBuiltCabinet';
import { print, table } from './table';

/**
 * Counts the requests, and the longest chain of requests, of each journey into the cabinet, on the build in dist/.
 * Throws without Chromium.
 */
export async function benchJourneys(): Promise<boolean> {
  const rows: string[][] = [];
  let isKept = true;
  await onBuiltCabinet(async (browser, server) => {
    for (const journey of journeys) {
      const context = await browser.newContext({ baseURL: server.baseURL, locale: 'ru-RU' });
      const { rounds, requests, repeated } = await journey.go(await context.newPage(), signIn);
      await context.close();
      const isShort = rounds <= journey.rounds && requests.length <= journey.requests;
      isKept &&= isShort && repeated.length === 0;
      rows.push([
        journey.name,
        `${rounds} of ${journey.rounds}`,
        `${requests.length} of ${journey.requests}`,
        repeated.join(', ') || 'none',
      ]);
    }
  });
  print(table(['way in', 'rounds', 'requests', 'fetched twice'], rows));
  return isKept;
}
