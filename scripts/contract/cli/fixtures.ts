import type { Command } from './command';
import { LIVE_FLAGS } from './flags';
import { createProgress } from './liveVerbs';

export const fixturesCommand: Command = {
  does: 'checks the mock backend: every operation, in every scenario, as every user | проверяет учебный сервер: все операции во всех сценариях под каждым пользователем',
  flags: LIVE_FLAGS,
  isReporting: true,
  run: async (asked, streams) => {
    // Heavy, and of no use to the other verbs.
    const { checkFixtures } = await import('../live/fixtures');
    const { contractOf } = await import('./contractOf');
    const contract = await contractOf(asked);
    const progress = createProgress(streams);
    const report = await checkFixtures({
      contract,
      onProgress: (scenario, user, users) => progress.show(`${scenario} ${user}/${users}`),
    });
    progress.clear();
    return { report };
  },
};
