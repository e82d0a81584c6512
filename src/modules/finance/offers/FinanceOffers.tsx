/** Offers of banks on /offer. */
export default function FinanceOffers() {
  return null;
}
