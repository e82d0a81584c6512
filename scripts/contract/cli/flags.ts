import { ENDINGS, FORMATS } from '../report/format';
import type { Flags } from './command';

/** Flags of every verb. */
export const COMMON_FLAGS: Flags = {
  spec: 'F | another contract in place of ours: a file, a multi-file root or a URL | другой контракт вместо нашего: файл, корень из многих файлов или URL',
  lang: 'ru|en | language of the report and the messages | язык отчёта и сообщений',
  help: '- | this help | эта справка',
  version: '- | the version | версия',
};

/** Flags of every verb that ends with a report. */
export const REPORT_FLAGS: Flags = {
  format: `${FORMATS.join('|')} | form of the report; text, for people, unless another is wanted | в каком виде напечатать отчёт; text — для чтения, если не сказано другое`,
  full: '- | the readable report as a whole, not only a page of it | отчёт для чтения целиком, а не на страницу',
  report: `F … | also write the report to a file, in the form of its ending: ${ENDINGS.join(', ')} | записать отчёт ещё и в файл; вид по окончанию: ${ENDINGS.join(', ')}`,
  only: 'TAG|operationId … | report on these operations only | отчёт только об этих операциях',
  baseline:
    'F.json | findings of this report are known and accepted | находки из этого отчёта известны и приняты',
  'fail-on':
    'breaking|warn | the class from which the exit code is 1; breaking without the flag | с какого класса код выхода 1; без флага с breaking',
  severity:
    'RULE=breaking|warn|compatible|off … | another class for a rule | другой класс для правила',
};

/** Flags of the verbs that check exchanges: required coverage and the extent of the report. */
export const LIVE_FLAGS: Flags = {
  'min-exercised':
    'N% | exit code 1 where fewer operations of the contract (or of --only) answered with a success | код выхода 1, если успехом ответила меньшая доля операций контракта (или --only)',
  require:
    'operationId … | exit code 1 where this operation did not answer with a success | код выхода 1, если эта операция не ответила успехом',
};

/** Flags of verbs that record calls of other clients. */
export const SHOW_PATHS: Flags = {
  'show-paths':
    '- | show unknown paths as they are: they may hold personal data, for local use only | показывать незнакомые пути как есть: в них бывают личные данные, только для себя',
};

/** Flags for users, who are checked one after the other in one run. */
export const USER_FLAGS: Flags = {
  user: 'NAME:PASSWORD … | call as this user, signed in by the operation login, or by Basic where the contract asks for it; or CONTRACT_USER, one in a line | вызывать от имени этого человека, войдя операцией login или через Basic, если так сказано в контракте; или CONTRACT_USER, по одному в строке',
  token:
    'T … | call with this token or API key, sent where the contract says; or CONTRACT_TOKEN, one in a line | вызывать с этим токеном или ключом, посылая его туда, куда сказано в контракте; или CONTRACT_TOKEN, по одному в строке',
};

/** Flags for calls that change data. */
export const WRITE_FLAGS: Flags = {
  write:
    '- | also call what changes and deletes data: only for a backend that is thrown away | вызывать и то, что меняет и удаляет данные: только для сервера, который не жалко',
  cases:
    'N | with --write: N right and N wrong bodies for each operation, made of the contract | с --write: по N верных и неверных тел на операцию, составленных по контракту',
  seed: 'N (1) | the seed of these bodies: the same seed, the same bodies | зерно этих тел: с тем же зерном тела те же',
  values:
    'FILE | with --write: YAML or JSON that has parts of bodies by operationId in place of the examples | с --write: YAML или JSON, где по operationId стоят части тел вместо примеров контракта',
};
