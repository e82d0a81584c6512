import { resolve } from 'node:path';
import { type Commands, LIVE_FLAGS, optional } from '../contract/cli/command';
import { createProgress } from '../contract/cli/liveVerbs';

const REFERENCE_FOLDER = 'dist/contract';
const PACKAGE_FOLDER = '.cache';

/** Verbs that only this repository has, because the packed command has no mock backend and no third-party tools. */
export const OWN_COMMANDS: Commands = {
  fixtures: {
    does: 'checks the mock backend: every operation, in every scenario, as every user | проверяет учебный сервер: все операции во всех сценариях под каждым пользователем',
    flags: LIVE_FLAGS,
    isReporting: true,
    run: async (asked, streams) => {
      const { checkFixtures } = await import('../../test/backend/fixtures');
      const { contractOf } = await import('../contract/cli/reporting');
      const contract = await contractOf(asked);
      const progress = createProgress(streams);
      const report = await checkFixtures({
        contract,
        onProgress: (scenario, user, users) => progress.show(`${scenario} ${user}/${users}`),
      });
      progress.clear();
      return { report };
    },
  },
  docs: {
    does: `writes the contract as a page of Redoc without foreign requests, by default in ${REFERENCE_FOLDER} | показывает контракт страницей Redoc без внешних запросов, по умолчанию в ${REFERENCE_FOLDER}`,
    flags: {
      out: `DIR (${REFERENCE_FOLDER}) | where to write | куда записать`,
    },
    run: async (asked) => {
      const out = optional(asked, 'out') ?? REFERENCE_FOLDER;
      const { writeReference } = await import('./reference');
      const { contractOf } = await import('../contract/cli/reporting');
      const { document } = await contractOf(asked);
      await writeReference(resolve(out), document);
      return { text: `${out}/index.html\n` };
    },
  },
  pack: {
    does: 'packs this command as a file of npm, for teams without this repository | собирает эту команду в файл npm для команд без этого репозитория',
    flags: {
      out: `DIR (${PACKAGE_FOLDER}) | where to write | куда записать`,
    },
    run: async (asked) => {
      const { packCommand } = await import('./pack');
      const { file, bytes } = await packCommand(optional(asked, 'out') ?? PACKAGE_FOLDER);
      return { text: `${file} ${(bytes / 1000).toFixed(1)} kB\n` };
    },
  },
};
