import type { FinanceOffer } from '../../../api/endpoints/financeOffer';
import { countOf } from '../../../lib/countOf';
import { isOpen, offerCard } from './offerCard';

type CardWord = 'new' | 'draft' | 'over' | 'request' | 'agreement';

const WORDS: Readonly<Record<CardWord, readonly [string, string, string]>> = {
  new: ['новое', 'новых', 'новых'],
  draft: ['черновик', 'черновика', 'черновиков'],
  request: ['заявка', 'заявки', 'заявок'],
  agreement: ['договор', 'договора', 'договоров'],
  over: ['недействующее', 'недействующих', 'недействующих'],
};

function wordOf(offer: FinanceOffer): CardWord {
  const card = offerCard(offer);
  if (card.kind !== 'offer') return card.kind;
  if (!isOpen(offer)) return 'over';
  return card.requestId === undefined ? 'new' : 'draft';
}

/** What the cards of the section are: «2 новых, 2 черновика, 4 заявки, 2 договора»; empty for none. */
export function countedCards(offers: readonly FinanceOffer[]): string {
  const words = offers.map(wordOf);
  return (['new', 'draft', 'request', 'agreement', 'over'] as const)
    .map((word) => [words.filter((one) => one === word).length, WORDS[word]] as const)
    .filter(([count]) => count > 0)
    .map(([count, forms]) => countOf(count, ...forms))
    .join(', ');
}
