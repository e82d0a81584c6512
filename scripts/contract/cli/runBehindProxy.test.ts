import { expect, it } from 'vitest';
import { startedOn } from './liveVerbs';

it('startedOn starts a program directly on Linux', () => {
  expect(startedOn('linux', 'npm', ['run', 'a b', '%PATH%'])).toEqual({
    file: 'npm',
    args: ['run', 'a b', '%PATH%'],
    windowsVerbatimArguments: false,
  });
});

it.each([
  [['npm', 'test'], 'npm test'],
  [['npx', 'playwright', 'test', '-g', 'a word'], 'npx playwright test -g "a word"'],
  [['C:\\Program Files\\run.cmd', '--x=1'], '"C:\\Program Files\\run.cmd" "--x=1"'],
  [['node', '-e', 'say("a & b") | more'], 'node -e "say(""a & b"") | more"'],
  [['node', 'C:\\a b\\', ''], 'node "C:\\a b\\\\" ""'],
  [['node', 'a\\"b'], 'node "a\\\\""b"'],
  [['node', '%PATH%'], 'node ""^%"PATH"^%""'],
  [['node', 'a\\%b'], 'node "a\\\\"^%"b"'],
  [['node', 'a&calc'], 'node "a&calc"'],
])('startedOn quotes %j for the shell on Windows', ([program = '', ...args], line) => {
  expect(startedOn('win32', program, args)).toEqual({
    file: 'cmd.exe',
    args: ['/d', '/s', '/c', `"${line}"`],
    windowsVerbatimArguments: true,
  });
});
