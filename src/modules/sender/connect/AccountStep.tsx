import { useSubmitting } from '../../../forms/form/SubmitButton';
import { accountSettings } from '../../../shell/serviceAccount/accountSettings';
import { LinkButton } from '../../../ui/button/LinkButton';
import { AccountKeyIllustration } from '../../../ui/illustrations/AccountKeyIllustration';
import { IntegrationSectionIllustration } from '../../../ui/illustrations/IntegrationSectionIllustration';
import { Note } from '../../../ui/state/Note';
import { connectForm } from './connectForm';
import { Help } from './Help';
import { StepHead } from './StepHead';
import { useRefusalFocus } from './useRefusalFocus';

const { fields } = connectForm;

const PICTURES = [
  { title: 'Раздел «Интеграция»', drawing: <IntegrationSectionIllustration /> },
  { title: 'Сведения о ключе', drawing: <AccountKeyIllustration /> },
];

export interface AccountStepProps {
  takesFocus: boolean;
  /** There is a credential: the fields can't be changed (specification, section 5). */
  hasAccount: boolean;
  /** The way to the settings leaves the dialog. */
  onLeave: () => void;
}

/** Step 1: ID and Secret key of the courier's account. */
export function AccountStep({ takesFocus, hasAccount, onLeave }: AccountStepProps) {
  const disabled = useSubmitting() || hasAccount;
  useRefusalFocus();
  return (
    <>
      <StepHead place="Шаг 2 из 2" takesFocus={takesFocus}>
        Аккаунт курьерской службы
      </StepHead>
      {hasAccount && (
        <Note
          title="Аккаунт уже подключён"
          action={
            <LinkButton to={accountSettings} variant="outlined" size="sm" onClick={onLeave}>
              Перейти в настройки
            </LinkButton>
          }
        >
          Чтобы ввести другие данные, отключите его в настройках.
        </Note>
      )}
      <fields.clientId disabled={disabled} />
      <fields.clientSecret disabled={disabled} />
      <Help title="Где найти ID и Secret key" pictures={PICTURES}>
        ID и пароль показаны в личном кабинете курьерской службы: раздел «Интеграция», сведения о
        текущем ключе.
      </Help>
    </>
  );
}
