import { foreignTool } from '../../scripts/foreign/install';
import { HOST, startServer } from '../../scripts/serve/runningServer';

/** A running mock server of Prism with the bundled contract only. */
export interface Prism {
  /** Address of the server. It has the contract's paths without the prefix `/api`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Prism's mock of a bundled contract on a free port of this computer. It answers with the
 * contract's examples, or with invented data for calls with `Prefer: dynamic=true`.
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
