/**
 * What `npm test` leaves to `npm run test:long`, beside the single journeys and states that carry the
 * tag `@long` themselves. A file is here by its exact name, never by a word of its titles; a test
 * of the house holds every journey to be played by `npm test` or to be named here.
 */

/** Files of journeys that only the long run plays, by their path below e2e/, and why. */
export const LONG_JOURNEYS: Readonly<Record<string, string>> = {
  'accessibility/fields.spec.ts':
    'the gallery for developers; its fields stand in forms of customers',
  'accessibility/gallery.spec.ts':
    'the gallery for developers; its parts stand on customers’ screens',
  'captcha.spec.ts': 'a build with a captcha of its own; component tests hold the rules',
  'deployment.spec.ts': 'the files of every route gone; missingParts.spec.ts has the first of them',
  'developer.spec.ts': 'the page for developers',
  'faults.spec.ts':
    'every fault of the first journey in a browser; unit tests have them without one',
  'fields.spec.ts':
    'carets, pasting and autofill in the gallery; journeys type into the same fields',
  'financeFaults.spec.ts':
    'every fault of financing in a browser; unit tests have them without one',
  'focus.spec.ts': 'where the focus goes, once more over screens whose journeys are played',
  'frame.spec.ts': 'widths, heights and large letters of pages whose journeys are played',
  'longWords.spec.ts': 'words of 10 kB on every page',
  'pageChange.spec.ts': 'one comparison of two page changes; the moving itself is in every journey',
  'policy.spec.ts': 'legal documents: texts without calls',
  'print.spec.ts': 'pages on paper',
  'registrationData.spec.ts': 'refusals and storage of a registration whose journey is played',
  'registryLoad.spec.ts': 'measures a registry against a plain table',
  'start.spec.ts': 'the command for newcomers, which installs and serves',
};

/**
 * Unit tests of every operation with every fault. `npm test` keeps the offers of insurers and banks, of
 * ten others the first row with a lost answer, and the test that no operation is left out of the tables.
 */
const FAULT_MATRIX = [
  'src/modules/account/login/faultsOfSignIn.test.tsx',
  'src/modules/account/recovery/faultsOfRecovery.test.tsx',
  'src/modules/finance/faultsOfFiles.test.tsx',
  'src/modules/finance/faultsOfReads.test.tsx',
  'src/modules/profile/faultsOfReads.test.tsx',
  'src/modules/seller/documents/faultsOfDocuments.test.tsx',
  'src/modules/sender/claim/faultsOfClaim.test.tsx',
  'src/modules/sender/management/faultsOfInsurance.test.tsx',
  'test/faults/orderInsurance.test.tsx',
];

/** Tests that start tools as processes; what the tools of the contract do is tested without them. */
const TOOL_PROCESSES = [
  'scripts/codegen/renamedFields.test.ts',
  'scripts/contract/commands/process.test.ts',
  'scripts/mock/mock.test.ts',
];

/** Unit tests that only the long run has. */
export const LONG_UNIT_TESTS: readonly string[] = [...FAULT_MATRIX, ...TOOL_PROCESSES];

/** Unit tests that take a few in `npm test` and many in the long run: they ask test/longRun.ts. */
export const LONGER_TESTS: readonly string[] = [
  'scripts/command/command.test.ts',
  'scripts/contract/cases/writeCheck.test.ts',
  'src/modules/account/confirm/faultsOfConfirmation.test.tsx',
  'src/modules/account/register/faultsOfRegistration.test.tsx',
  'src/modules/debtors/request/faultsOfApplication.test.tsx',
  'src/modules/finance/financing/faultsOfFinancing.test.tsx',
  'src/modules/finance/randomAnswers.test.tsx',
  'src/modules/finance/request/faultsOfRequest.test.tsx',
  'src/modules/profile/accounts/faultsOfAccounts.test.tsx',
  'src/modules/profile/faultsOfOwnData.test.tsx',
  'src/modules/profile/randomAnswers.test.tsx',
  'src/modules/profile/users/faultsOfUsers.test.tsx',
  'src/modules/sender/conditions/faultsOfActivation.test.tsx',
  'src/modules/sender/connect/faultsOfConnect.test.tsx',
  'test/backend/everyOperation.test.ts',
  'test/backend/state/snapshot.test.ts',
  'test/faults/companyAnswers.test.tsx',
  'test/faults/orderInsuranceAnswers.test.tsx',
  'test/session/transport.model.test.ts',
];

/** What makes a run the long one: test/longRun.ts. */
export const LONG_RUN: Readonly<Record<string, string>> = { LONG_RUN: '1' };

const LONG_TAG = '@long';

const exactly = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Playwright greps in «project file titles tags»: a file is followed by a blank. */
const longFiles = `(?:^| )(?:${Object.keys(LONG_JOURNEYS).map(exactly).join('|')}) `;

/** What Playwright leaves out in `npm test`. */
export const LEFT_OUT = `${LONG_TAG}\\b|${longFiles}`;

/** What it plays in the long run: the same, and every state of a screen in both themes at all widths. */
export const LONG_PART = `${LEFT_OUT}|(?:^| )accessibility/`;

/**
 * What it plays before a real nginx: the journeys, and of the tests of the server itself
 * (e2e/production/) what `npm test` leaves out.
 */
export const NGINX_PART = `${LEFT_OUT}|^ *(?!production/)[^ ]+\\.spec\\.ts `;
