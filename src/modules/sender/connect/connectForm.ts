import type { NewCredential } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import { defineForm } from '../../../forms/description/defineForm';
import { text } from '../../../forms/field/TextField';

export interface ConnectValues {
  contractNumber: string;
  clientId: string;
  clientSecret: string;
}

/** Trims, because Enter submits a field before its blur trims it. */
function newCredentialOf({ clientId, clientSecret }: ConnectValues): NewCredential {
  return {
    clientId: clientId.trim(),
    clientSecret: clientSecret.trim(),
    serviceType: courierService.type,
    secretType: 'OAUTH',
  };
}

const digits = { required: true, trim: true, inputMode: 'numeric', autoComplete: 'off' } as const;

/** The form of «Подключение аккаунта». The secret is never kept. */
export const connectForm = defineForm<ConnectValues>()({
  name: 'sender-account',
  unsent: 'Аккаунт не подключён',
  fields: {
    contractNumber: text({ label: 'Номер договора', ...digits }),
    clientId: text({ label: 'Account/Идентификатор', ...digits }),
    clientSecret: text({ label: 'Secure password/Пароль', ...digits }, { keep: false }),
  },
  write: newCredentialOf,
});
