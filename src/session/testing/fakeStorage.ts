/** Creates an in-memory `Storage`; `breakWith` makes every access throw. */
export function fakeStorage(): Storage & {
  texts: Map<string, string>;
  breakWith(error: Error): void;
} {
  const texts = new Map<string, string>();
  let broken: Error | undefined;
  const whole = () => {
    if (broken) throw broken;
    return texts;
  };
  return {
    texts,
    breakWith(error) {
      broken = error;
    },
    get length() {
      return whole().size;
    },
    key: (index) => [...whole().keys()][index] ?? null,
    getItem: (key) => whole().get(key) ?? null,
    setItem: (key, value) => void whole().set(key, value),
    removeItem: (key) => void whole().delete(key),
    clear: () => whole().clear(),
  };
}
