import { benchChecker } from './bench/checker';
import { benchContract } from './bench/contract';
import { benchFigures } from './bench/figures';
import { benchJourneys } from './bench/journeys';
import { benchMock } from './bench/mock';
import { benchPeers } from './bench/peers';
import { benchRegistry } from './bench/registry';
import { benchLoad } from './bench/screens';
import { benchShifts } from './bench/shifts';
import { benchTables } from './bench/tables';
import { print } from './bench/table';
import { benchWords } from './bench/words';
import { runMain } from './command/main';
import { UsageError } from './command/usageError';

// Runs the speed benchmarks: `npm run bench -- mock`. Exits with 1 if a limit is exceeded, with 2
// if it cannot measure.

const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  mock: benchMock,
  registry: benchRegistry,
  checker: benchChecker,
  contract: benchContract,
  journeys: benchJourneys,
  table: benchTables,
  load: benchLoad,
  figures: benchFigures,
  shift: benchShifts,
  peers: benchPeers,
  words: benchWords,
};

const WITH_FLAGS = new Set([benchLoad, benchShifts, benchPeers, benchWords]);

await runMain(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  const takesFlags = bench !== undefined && WITH_FLAGS.has(bench);
  if (bench === undefined || (rest.length > 0 && !takesFlags)) {
    throw new UsageError(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  }
  const isKept = await bench(rest);
  print(isKept ? 'kept' : 'NOT KEPT');
  return isKept ? 0 : 1;
});
