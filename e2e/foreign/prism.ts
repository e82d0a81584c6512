import { foreignTool } from '../../scripts/foreign/install';
import { HOST, startServer } from '../../scripts/serve/runningServer';

export interface Prism {
  /** Base address of the server. Its paths are those of the contract, without the prefix `/api`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Prism's mock of a bundled contract on a free port of this computer. It responds with the contract's examples,
 * or with generated data to calls with `Prefer: dynamic=true`.
 *
 * @param bundle file of the bundled contract
 */
export async function startPrism(bundle: string): Promise<Prism> {
  const { command, args } = await foreignTool('prism');
  const { port, stop } = await startServer((free) => ({
    command,
    args: [...args, 'mock', '--port', String(free), bundle],
  }));
  return { url: `http://${HOST}:${port}`, stop };
}
