import type { paths } from '../../../domain/paths';
import { productTitles } from '../../../domain/pageTitles';

/** What a question is about: a product of the cabinet, or what all customers share. */
export type HelpTopic =
  | 'general'
  | 'account'
  | 'debtors'
  | 'finance'
  | 'seller'
  | 'sender'
  | 'settlement';

/** A drawing that belongs to an answer. */
export type HelpIllustration = 'contract-number' | 'account-key';

/** The pages where questions send to, and what the links to them say. */
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

/** A question that customers ask, with its answer in plain text: it is searched as it is read. */
export interface HelpQuestion {
  /** Anchor on /help; it never changes (rule H4). */
  id: string;
  topic: HelpTopic;
  question: string;
  answer: readonly string[];
  /** What to do, in this order; stands after the answer. */
  steps?: readonly string[];
  illustration?: HelpIllustration;
  /** The page where it is done. */
  page?: HelpPage;
}

/** Headings of the topics, in the order of the page. */
export const topicTitles: Readonly<Record<HelpTopic, string>> = {
  general: 'Работа с кабинетом',
  account: 'Учётная запись и организация',
  ...productTitles,
};
