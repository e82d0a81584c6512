/** «Объекты»: comes with the registry. */
export default function ObjectsTab() {
  return null;
}
