import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readCredentials, type User } from '../run/signIn';
import { all, type Asked, optional, usageError, wholeNumber } from './command';
import type { Writes } from '../run/writePhase';
import { isRecord } from '../model/openApi';

/** Characters that a header may have (RFC 9110, 5.5), without the space, which no token contains. */
const TOKEN = /^[\u0021-\u007e]+$/;

function tokenOf(asked: Asked, name: string, text: string): User {
  if (TOKEN.test(text)) return { token: text };
  // The message does not repeat the token, because logs may keep it.
  const row = /[\r\n]/.test(text)
    ? '{name}: the token has a line break in it | {name}: в токене есть перенос строки'
    : '{name}: the token is empty, or has a space or a sign that no header may hold | {name}: в токене есть пробел или знак, которого не бывает в заголовке, или он пуст';
  throw usageError(asked, row, { name });
}

function credentialsOf(asked: Asked, name: string, text: string): User {
  const credentials = readCredentials(text);
  if (credentials !== null) return credentials;
  throw usageError(asked, '{name} must be name:password | {name}: нужно имя:пароль', { name });
}

/** Returns the non-empty lines of an environment variable, because build servers keep several secrets in one. */
function linesOf(name: string): string[] {
  return (process.env[name] ?? '').split(/\r?\n/).filter((line) => line !== '');
}

/**
 * Returns the headers to send with every call, from the command line or the environment.
 * @throws Error if a header is invalid
 */
export function headersOf(asked: Asked): readonly (readonly [name: string, value: string])[] {
  const given = all(asked, 'header');
  return (given.length > 0 ? given : linesOf('CONTRACT_HEADER')).map((text) => {
    const [, name = '', value = ''] =
      /^([\w!#$%&'*+.^`|~-]+):\s*([\u0021-\u007e][ -~]*)$/.exec(text) ?? [];
    // The message must not repeat the value, because the value may be a secret.
    if (name === '')
      throw usageError(asked, "--header 'Name: value' | --header: нужно «Имя: значение»");
    if (name.toLowerCase() !== 'authorization') return [name, value];
    throw usageError(
      asked,
      '--header: use --user or --token for Authorization | --header: для Authorization есть --user и --token',
    );
  });
}

/**
 * Returns the users from the command line, otherwise from the environment; empty if there are none.
 * @throws Error if the credentials of a user are invalid
 */
export function usersOf(asked: Asked): readonly User[] {
  const given = [
    ...all(asked, 'user').map((text) => credentialsOf(asked, '--user', text)),
    ...all(asked, 'token').map((text) => tokenOf(asked, '--token', text)),
  ];
  if (given.length > 0) return given;
  return [
    ...linesOf('CONTRACT_USER').map((text) => credentialsOf(asked, 'CONTRACT_USER', text)),
    ...linesOf('CONTRACT_TOKEN').map((text) => tokenOf(asked, 'CONTRACT_TOKEN', text)),
  ];
}

const MOST_CASES = 10_000;

function valuesOf(asked: Asked): Writes['values'] {
  const file = optional(asked, 'values');
  if (file === undefined) return {};
  const read: unknown = parse(readFileSync(file, 'utf8'));
  if (isRecord(read) && !Array.isArray(read)) return read;
  const row =
    '--values: {file} must have bodies by operationId | --values: в {file} нужны тела по operationId';
  throw usageError(asked, row, { file });
}

/**
 * Returns the settings for calls that change data; null for a check that only reads.
 * @throws Error if a flag is invalid
 */
export function writesOf(asked: Asked): Writes | null {
  if (asked.values['write'] !== true) {
    for (const flag of ['cases', 'values']) {
      if (optional(asked, flag) === undefined) continue;
      const row = '--{flag} works with --write only | --{flag} работает только с --write';
      throw usageError(asked, row, { flag });
    }
    return null;
  }
  const count =
    optional(asked, 'cases') === undefined ? 0 : wholeNumber(asked, 'cases', MOST_CASES);
  return { count, seed: wholeNumber(asked, 'seed'), values: valuesOf(asked) };
}
