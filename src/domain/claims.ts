/** Insured events that a claim for one order can name, in the sequence of the form. */
export const insuredEvents = {
  DAMAGE: 'Повреждение',
  LOSS: 'Утрата',
  PARTIAL_LOSS: 'Частичная утрата',
} as const;

export type InsuredEventCode = keyof typeof insuredEvents;

/** Returns true if the code names a cause of a claim for one order. */
export function isInsuredEvent(code: unknown): code is InsuredEventCode {
  return typeof code === 'string' && Object.hasOwn(insuredEvents, code);
}

/** Returns the name of a cause, also for the monthly claim; an unknown code is returned unchanged. */
export function claimTypeName(code: string): string {
  if (code === 'RETURN') return 'Возвраты и невыкупы';
  return isInsuredEvent(code) ? insuredEvents[code] : code;
}

/** Names of the reasons why an order was returned, keyed by the contract's code. */
const returnReasons: Readonly<Record<string, string>> = {
  RETURN: 'Возврат',
  NOT_REDEEMED: 'Невыкуп',
};

/** Returns the reason of a returned order as text; an unknown code stays unchanged. */
export function returnReasonName(code: string): string {
  return Object.hasOwn(returnReasons, code) ? (returnReasons[code] ?? code) : code;
}

interface ReturnedOrder {
  readonly exclusionReason?: string | null | undefined;
}

/** Returns the claimed orders of a monthly claim: the orders that were not excluded. */
export function claimedOrders<Order extends ReturnedOrder>(claim: {
  readonly orders: readonly Order[];
}): readonly Order[] {
  return claim.orders.filter(({ exclusionReason }) => !exclusionReason);
}

/** Kinds of documents that prove a claim. */
export const claimDocumentKinds = {
  PHOTO: 'Фото повреждений и упаковки',
  DAMAGE_REPORT: 'Акт о повреждении',
  WAYBILL: 'Накладная',
  VALUE_PROOF: 'Подтверждение стоимости',
  COURIER_REPLY: 'Ответ курьерской службы',
  OTHER: 'Другие документы',
} as const;

export type ClaimDocumentCode = keyof typeof claimDocumentKinds;

/** Returns the Russian name of a document kind; an unknown code counts as another document. */
export function documentKindName(code: string): string {
  return claimDocumentKinds[documentKindOf(code)];
}

/** Returns the code if this version knows it, else OTHER. */
export function documentKindOf(code: string): ClaimDocumentCode {
  return isDocumentKind(code) ? code : 'OTHER';
}

function isDocumentKind(code: string): code is ClaimDocumentCode {
  return Object.hasOwn(claimDocumentKinds, code);
}

/** Documents that the insurer requires, keyed by the cause of the claim; the most important ones are first. */
export const documentsByEvent: Readonly<Record<InsuredEventCode, readonly ClaimDocumentCode[]>> = {
  DAMAGE: ['PHOTO', 'DAMAGE_REPORT', 'WAYBILL', 'VALUE_PROOF'],
  LOSS: ['WAYBILL', 'COURIER_REPLY', 'VALUE_PROOF'],
  PARTIAL_LOSS: ['PHOTO', 'DAMAGE_REPORT', 'WAYBILL', 'VALUE_PROOF', 'COURIER_REPLY'],
};

/**
 * Returns the reason why no claim can be made for an order with this status; undefined if one can. An order is covered
 * from its handover to the courier.
 */
export function noClaimReason(statusCode: string): { title: string; text: string } | undefined {
  switch (statusCode) {
    case 'CREATED':
      return {
        title: 'Заказ ещё не передан курьерской службе',
        text: 'Он будет застрахован с момента передачи: до неё заявление подать нельзя.',
      };
    case 'DELETED':
      return {
        title: 'Заказ удалён',
        text: 'Удалённый заказ не застрахован: заявление по нему подать нельзя.',
      };
    default:
      return undefined;
  }
}

/** Maximum number of orders to claim for at once, because the claim of each order needs up to four calls in a row. */
export const MOST_ORDERS = 20;

/** Returns true for a status of a claim that can still be changed and sent. */
export function isOpenClaim(status: string): boolean {
  return status === 'DRAFT' || status === 'DOCUMENTS_REQUESTED';
}

/** Returns true for a final status of a claim. */
export function isEndedClaim(status: string): boolean {
  return status === 'PAID' || status === 'REJECTED' || status === 'WITHDRAWN';
}

/** Returns true for a final status of an objection. */
export function isAnsweredObjection(status: string): boolean {
  return status === 'ACCEPTED' || status === 'DECLINED';
}

/** Returns true for a status of a claim that can be withdrawn. */
export function isRevocableClaim(status: string): boolean {
  return ['SUBMITTED', 'UNDER_REVIEW', 'DOCUMENTS_REQUESTED'].includes(status);
}

/** Texts about the rules for claims, shared by several pages. */
export const claimGuidance = {
  damage:
    'Создайте заявление, как только наступило страховое событие: отдельное заявление по каждому заказу.',
  returns:
    '10-го числа каждого месяца система готовит черновик заявления на возмещение расходов на возвраты и невыкупы. В него входят все застрахованные заказы, по которым в прошлом месяце был возврат или невыкуп.',
  review: 'Проверьте черновик и отправьте его в страховую компанию: без вас он не уйдёт.',
} as const;
