import { request, type Agent } from 'node:http';

export interface Call {
  readonly host: string;
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Makes a call over the agent's connections; rejects if a connection is lost. */
export function callOver(agent: Agent, { body, headers, ...call }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...call, headers: { ...headers }, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
