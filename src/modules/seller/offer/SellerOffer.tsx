import { productTitles } from '../../../domain/products';
import { OfferSection } from '../../../shell/offers/OfferSection';

/** The seller's card on /offer (rules E2 to E4). */
export default function SellerOffer() {
  return <OfferSection title={productTitles.seller}>{null}</OfferSection>;
}
