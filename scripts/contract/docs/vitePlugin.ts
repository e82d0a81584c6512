import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Reference = typeof import('./reference');

const MODULE = 'scripts/contract/docs/reference.ts';

/**
 * Ships the reference of the contract with the build, under /contract/, when it is asked for:
 * `CONTRACT_PORTAL=1 npm run build`. Otherwise there is nothing of it in the build.
 * @param root folder of the repository
 */
export function contractPortal(root: string, wish: string | undefined): Plugin {
  return {
    name: 'contract-portal',
    apply: (_config, { command }) => command === 'build' && wish === '1',
    async writeBundle({ dir = join(root, 'dist') }) {
      // Only now: reading a contract needs libraries that no other command should wait for.
      const { module } = await runnerImport<Reference>(join(root, MODULE), { configFile: false });
      await module.writeReference(join(dir, 'contract'));
    },
  };
}
