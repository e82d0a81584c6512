import { productTitles } from '../../../domain/products';
import { OfferSection } from '../../../shell/offers/OfferSection';

/** The sender's card on /offer (rules N2 and N3). */
export default function SenderOffer() {
  return <OfferSection title={productTitles.sender}>{null}</OfferSection>;
}
