import { debtorsQuestions, financeQuestions } from './creditQuestions';
import { accountQuestions, generalQuestions } from './generalQuestions';
import type { HelpQuestion } from './helpQuestion';
import { sellerQuestions, senderQuestions, settlementQuestions } from './orderQuestions';

/** Every question of /help, topic by topic. */
export const helpQuestions: readonly HelpQuestion[] = [
  ...generalQuestions,
  ...accountQuestions,
  ...debtorsQuestions,
  ...financeQuestions,
  ...sellerQuestions,
  ...senderQuestions,
  ...settlementQuestions,
];
