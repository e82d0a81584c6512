import { useState } from 'react';
import type { RequestValues } from '../form/requestValues';

const without = (keys: ReadonlySet<string>, key: string) =>
  new Set([...keys].filter((one) => one !== key));

/**
 * Which entries of the lists are open; at first those that the server does not have yet.
 *
 * @param wrong keys of those whose mistakes are to be shown at once
 */
export function useOpenEntries(
  { founders, contactData }: RequestValues,
  wrong: () => readonly string[],
) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...wrong(),
        ...[...founders, ...contactData].filter(({ id }) => id === undefined).map(({ key }) => key),
      ]),
  );
  return {
    openKeys,
    openEntries: (keys: readonly string[]) =>
      setOpenKeys((before) => new Set([...before, ...keys])),
    closeEntry: (key: string) => setOpenKeys((before) => without(before, key)),
  };
}
