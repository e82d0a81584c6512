/** The registry of supplies. */
export default function SuppliesTab() {
  return null;
}
