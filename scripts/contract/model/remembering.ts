/** Returns a function that creates a value for an object, and remembers it. */
export function remembering<Key extends object, Value>(make: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
