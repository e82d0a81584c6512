import type { paths } from '../../../domain/paths';
import { productTitles } from '../../../domain/pageTitles';

/** Topic of a question: a product, or a subject for all users. */
export type HelpTopic =
  | 'general'
  | 'account'
  | 'debtors'
  | 'finance'
  | 'seller'
  | 'sender'
  | 'settlement';

export type HelpIllustration = 'contract-number' | 'account-key';

/** Pages that answers link to, with the texts of the links. */
export const pageLinks = {
  offers: 'Открыть страховые продукты',
  profile: 'Открыть профиль',
  deliveries: 'Открыть реестр поставок',
  financing: 'Открыть объекты финансирования',
  documents: 'Открыть документы',
  settlement: 'Открыть урегулирование',
  insuranceManagement: 'Открыть управление страхованием',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

export type HelpPage = keyof typeof pageLinks;

/** A question of users. The answer is plain text, so that it can be searched. */
export interface HelpQuestion {
  /** Anchor on /help. H4: the anchor of a question never changes. */
  id: string;
  topic: HelpTopic;
  question: string;
  answer: readonly string[];
  /** Steps to take, in this order; shown after the answer. */
  steps?: readonly string[];
  illustration?: HelpIllustration;
  /** The page to which the answer links. */
  page?: HelpPage;
}

/** Headings of the topics, in the order of the page. */
export const topicTitles: Readonly<Record<HelpTopic, string>> = {
  general: 'Работа с кабинетом',
  account: 'Учётная запись и организация',
  ...productTitles,
};
