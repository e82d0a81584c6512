import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { startProxy } from '../live/proxy';
import { readableReport } from '../report/readable';
import { jsonReport, type Report } from '../report/report';
import type { Language } from '../report/reportFinding';
import { addressOf, optional, required, wholeNumber, type Command } from './command';
import { contractOf } from './contractOf';
import { createProgress } from './progress';

function writeReport(file: string, report: Report, language: Language): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const text = file.endsWith('.json')
    ? jsonReport(report)
    : readableReport(report, { language, colour: false });
  writeFileSync(file, text);
}

export const proxyCommand: Command = {
  usage: '--target URL --port N [--host H] [--report F]',
  does: {
    ru: 'стоит между клиентом и живым сервером и проверяет каждый обмен; отчёт по Ctrl+C',
    en: 'stands between a client and a live backend and checks every exchange; report on Ctrl+C',
  },
  options: {
    target: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    report: { type: 'string' },
  },
  words: 0,
  run: async (asked, streams) => {
    const target = addressOf(asked, 'target');
    const port = wholeNumber(asked, 'port');
    const host = required(asked, 'host');
    const contract = await contractOf(asked);
    const progress = createProgress(streams);
    const proxy = await startProxy({
      contract,
      target,
      host,
      port,
      onProgress: (checked, waiting) => progress.show(`${checked} (+${waiting})`),
    });
    streams.err(`${proxy.url} → ${target.origin}\n`);
    await streams.stopped();
    const report = await proxy.stop();
    progress.clear();
    const file = optional(asked, 'report');
    if (file !== undefined) writeReport(file, report, asked.language);
    return { report };
  },
};
