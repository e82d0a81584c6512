import { modalKind } from '../../../../shell/modal/modalKind';
import type { RuleDialogProps } from './RuleDialog';

/** Adds or changes a rule. */
export const ruleDialog = modalKind<RuleDialogProps>({
  id: 'finance/rule',
  lazy: () => import('./RuleDialog'),
});
