import { useRef, useState } from 'react';
import { FRESH } from '../../../api/cache/freshness';
import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { toApiError } from '../../../api/errors';
import { paths } from '../../../domain/paths';
import { countOf } from '../../../lib/countOf';
import type { Payment } from '../../../lib/paymentCode';
import { useCurrentUser } from '../../../session/currentUser';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { useToast } from '../../../shell/toast/toasts';
import { tabPath } from '../../../shell/modules/pageTabs';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import { Modal } from '../../../ui/overlay/Modal';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonCard } from '../../../ui/state/Skeletons';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { Money } from '../../../ui/value/Money';
import { optionalAccountsQuery } from '../../accounts/accounts';
import { clientBankText, cutInFile, type Payer } from './clientBankFile';
import { payerAccounts, payerOf } from './payer';
import { PayerFields, usePayerFields } from './PayerFields';
import { configuration } from '../../../lib/configuration';
import { moscowDay } from '../../../lib/isoDay';
import { saveFile } from '../../../lib/saveFile';
import { encodeWindows1251 } from './windows1251';

export interface FileBill {
  number: string;
  payment: Payment;
}

export interface PaymentFileProps {
  bills: readonly FileBill[];
  /** Word for the recipient in texts, for example «банк». */
  payee: string;
}

const WIDTHS = { sm: '11/12', md: '10/12', lg: 640 } as const;

/** «Файл для 1С»: asks for the paying account, then saves the file. M5: bills are exported to 1С as a file. */
export default function PaymentFileDialog({
  props: { bills, payee },
  close,
}: ModalContentProps<PaymentFileProps, boolean>) {
  const organization = useCurrentUser()?.organization;
  const toast = useToast();
  const { data, error, isFetching, refetch } = paymentDetailsApi.useFindPaymentDetailsQuery(
    optionalAccountsQuery(organization?.id ?? ''),
    { skip: organization === undefined, ...FRESH },
  );
  const accounts = payerAccounts(data?.content ?? []);
  const fields = usePayerFields(accounts);
  const input = useRef<HTMLInputElement>(null);
  const [savedName, setSavedName] = useState<string>();
  const dismiss = () => close(savedName !== undefined);
  const save = () => {
    const chosen = fields.check();
    if (chosen === null) {
      input.current?.focus();
      return;
    }
    const payments = bills.map(({ payment }) => payment);
    const payer = payerOf(organization, chosen.account);
    const name = savePaymentFile(payer, payments, chosen.firstNumber);
    setSavedName(name);
    toast.success(`Файл «${name}» сохранён. Осталось оплатить его в банке`);
  };
  const hasAccount = accounts.length > 0;
  const cut = cutInFile(bills.map(({ payment }) => payment));
  return (
    <Modal
      title="Файл для 1С"
      widths={WIDTHS}
      onClose={dismiss}
      footer={
        <>
          {hasAccount && (
            <Button icon={downloadIcon} data-analytics="button:save-payment-file" onClick={save}>
              Скачать файл
            </Button>
          )}
          {data && !hasAccount && (
            <LinkButton to={tabPath({ path: paths.profile }, 'accounts')} onClick={dismiss}>
              Перейти к реквизитам
            </LinkButton>
          )}
          <Button variant="outlined" onClick={dismiss}>
            {hasAccount && savedName === undefined ? 'Отменить' : 'Закрыть'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        <Bills bills={bills} />
        {hasAccount && <PayerFields accounts={accounts} fields={fields} input={input} />}
        {data && !hasAccount && (
          <Note tone="warning" title="Не указан счёт, с которого платить">
            В платёжном поручении должен быть рублёвый счёт вашей организации. Добавьте его в
            профиле, в разделе «Банковские реквизиты».
          </Note>
        )}
        {cut.length > 0 && (
          <Note tone="warning" title="В файл войдут не все слова">
            Формат сокращает: {cut.join(', ')}. Проверьте платёж перед отправкой.
          </Note>
        )}
        {!data && isFetching && <SkeletonCard lines={3} />}
        {!data && !isFetching && (
          <ErrorState
            framed={false}
            title="Не удалось загрузить счета организации"
            message={error === undefined ? undefined : toApiError(error).message}
            onRetry={organization === undefined ? undefined : () => void refetch()}
          />
        )}
        <p className="text-sm text-muted">
          В файле по платёжному поручению на каждый счёт, в формате обмена 1С с клиент-банком.
          Загрузите его в 1С или в программу банка и проверьте реквизиты перед отправкой.
        </p>
        <output>
          {savedName !== undefined && (
            <Note tone="success" title={`Файл «${savedName}» сохранён`}>
              Осталось оплатить его в банке.{' '}
              {bills.length === 1 ? 'Счёт станет оплаченным' : 'Счета станут оплаченными'}, когда{' '}
              {payee} получит деньги: второй раз не платите.
            </Note>
          )}
        </output>
      </div>
    </Modal>
  );
}

function Bills({ bills }: Pick<PaymentFileProps, 'bills'>) {
  return (
    <DataList>
      <DataRow label={countOf(bills.length, 'счёт', 'счёта', 'счетов')}>
        {bills.map(({ number }) => number).join(', ')}
      </DataRow>
      <DataRow label="Сумма">
        <Money kopeks={bills.reduce((all, { payment }) => all + payment.kopeks, 0)} />
      </DataRow>
    </DataList>
  );
}

/**
 * Downloads the file of payment orders in the browser; returns the file name.
 *
 * @param payments payments that can be paid, all of the same payer
 * @param firstNumber number of the first payment order
 */
function savePaymentFile(payer: Payer, payments: readonly Payment[], firstNumber: number): string {
  const day = moscowDay();
  const text = clientBankText({
    payer,
    payments,
    firstNumber,
    day,
    sender: configuration.brandName,
  });
  const type = 'text/plain;charset=windows-1251';
  const name = `Платёжные поручения ${day}.txt`;
  saveFile(new Blob([encodeWindows1251(text)], { type }), name);
  return name;
}
