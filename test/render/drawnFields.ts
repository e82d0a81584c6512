/**
 * The names of the inputs that were drawn while `act` ran, whether or not anything of them has
 * changed: React writes the name of an input each time it draws it.
 */
export function drawnFields(act: () => void): Set<string> {
  const names = new Set<string>();
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records)
      if (target instanceof HTMLInputElement) names.add(target.name);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { attributeFilter: ['name'], subtree: true });
  act();
  note(observer.takeRecords());
  observer.disconnect();
  return names;
}
