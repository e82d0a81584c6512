/**
 * Returns the names of inputs that rendered while `act` ran, even without a change, because React writes the name of an
 * input on each render.
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
