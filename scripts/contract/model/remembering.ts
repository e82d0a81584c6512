/** Returns a function that creates a value for an object once, and remembers it. */
export function remembering<Key extends object, Value>(make: (key: Key) => Value) {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key: Key): Value => {
    const held = known.get(key) ?? { value: make(key) };
    known.set(key, held);
    return held.value;
  };
}
