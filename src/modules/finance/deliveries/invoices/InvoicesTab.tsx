/** Bills of banks. */
export default function InvoicesTab() {
  return null;
}
