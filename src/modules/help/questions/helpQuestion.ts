/** What a question is about: a product of the cabinet, or what all customers share. */
export type HelpTopic =
  'general' | 'account' | 'debtors' | 'finance' | 'seller' | 'sender' | 'settlement';

/** A drawing that belongs to an answer. */
export type HelpIllustration = 'contract-number' | 'account-key';

/** A question that customers ask, with its answer in plain text: it is searched as it is read. */
export interface HelpQuestion {
  /** Anchor on /help; support and other pages link to it, so it never changes. */
  id: string;
  topic: HelpTopic;
  question: string;
  answer: readonly string[];
  /** What to do, in this order; stands after the answer. */
  steps?: readonly string[];
  illustration?: HelpIllustration;
  /** The page where it is done; `label` says where the link leads. */
  page?: { path: string; label: string };
}

/** Headings of the topics, in the order of the page. */
export const topicTitles: Readonly<Record<HelpTopic, string>> = {
  general: 'Работа с кабинетом',
  account: 'Учётная запись и организация',
  debtors: 'Страхование дебиторской задолженности',
  finance: 'Финансирование',
  seller: 'Страхование заказов маркетплейса',
  sender: 'Страхование заказов курьерской службы',
  settlement: 'Урегулирование',
};
