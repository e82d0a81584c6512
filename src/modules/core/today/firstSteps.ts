import { createSelector } from '@reduxjs/toolkit';
import { clientApi } from '../../../api/endpoints/client';
import { actualDebtorOffers, debtorsApi, type DebtorOffer } from '../../../api/endpoints/debtors';
import {
  actualFinanceOffers,
  financeOfferApi,
  type FinanceOffer,
} from '../../../api/endpoints/financeOffer';
import type { User } from '../../../api/endpoints/user';
import { OFFERS_PART, paths } from '../../../domain/paths';
import { services, type Service } from '../../../domain/services';
import { countOf } from '../../../lib/countOf';
import type { ApiRoot } from '../../../session/appStore';
import { selectCurrentUser } from '../../../session/currentUser';
import { isIndividual } from '../../../session/permissions';
import { cachedAnswer, type Task, type TodaySource } from '../../../shell/today/moduleToday';

// O12: the first steps of a new user. They read cached responses and make no calls.

interface Step<Answer> extends Pick<TodaySource, 'id' | 'roles'> {
  /** Returns the same object while the cached responses do not change; undefined until they arrive. */
  answerIn: (state: ApiRoot) => Answer | undefined;
  taskOf: (answer: Answer) => Omit<Task, 'id'> | undefined;
}

function firstStep<Answer>({ id, roles, answerIn, taskOf }: Step<Answer>): TodaySource {
  const ask = { done: Promise.resolve(), drop: () => {} };
  return {
    id,
    roles,
    ask: () => () => ask,
    stateOf: (state) => {
      const answer = answerIn(state);
      const task = answer && taskOf(answer);
      return {
        // Null instead of undefined, so that the other lines do not wait for this line.
        data: answer ?? null,
        error: undefined,
        // The source with the oldest response is loaded next; Infinity excludes this source.
        askedAt: Infinity,
        tasks: () => (task ? [{ id, ...task }] : []),
        changes: () => [],
        figures: () => [],
      };
    },
  };
}

function missingRequisites({ organization }: User): string[] {
  if (organization === undefined) return [];
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = organization;
  const isSole = isIndividual(organization);
  const requisites = [
    ['ИНН', itn],
    ['Наименование организации', name],
    ['Генеральный директор', ceoName],
    ['КПП', kpp],
    [isSole ? 'ОГРНИП' : 'ОГРН', ogrn],
    ['Юридический адрес', legalAddress],
  ] as const;
  // A sole proprietor has no КПП.
  const needed = requisites.filter(([label]) => !isSole || label !== 'КПП');
  return needed.flatMap(([label, value]) => (value?.trim() ? [] : [label]));
}

const requisites = firstStep({
  id: 'first-requisites',
  roles: ['USER_ADMIN'],
  answerIn: selectCurrentUser,
  taskOf: (user) => {
    const missing = missingRequisites(user);
    if (missing.length === 0) return undefined;
    return {
      title: 'Заполнить реквизиты организации',
      short: 'Заполнить реквизиты',
      details: `не заполнено: ${missing.join(', ')}`,
      action: 'Заполнить',
      to: `${paths.profile}?tab=organization`,
    };
  },
});

const account = ({ type, role, genitive }: Service) => {
  const health = cachedAnswer(clientApi.endpoints.getServiceHealth, { service: type });
  const isCourier = type === 'COURIER';
  return firstStep({
    id: `first-account-${type}`,
    roles: [role],
    answerIn: (state) => health(state).data,
    taskOf: ({ status }) =>
      status === 'EMPTY'
        ? {
            title: `Подключить аккаунт ${genitive}`,
            short: 'Подключить аккаунт',
            details: isCourier ? 'заказы загрузятся сами' : 'в личном кабинете маркетплейса',
            action: 'Подключить',
            to: isCourier ? paths.insuranceManagement : `${paths.profile}?tab=integrations`,
          }
        : undefined,
  });
};

const { findActualFinanceOffers } = financeOfferApi.endpoints;
const { findActualDebtorOffers } = debtorsApi.endpoints;

interface Offers {
  banks: readonly FinanceOffer[];
  insurers: readonly DebtorOffer[];
}

/** Offers of both products; undefined until every call that was started for them has succeeded. */
const selectOffers = createSelector(
  cachedAnswer(findActualFinanceOffers, actualFinanceOffers),
  cachedAnswer(findActualDebtorOffers, actualDebtorOffers),
  (finance, debtors): Offers | undefined => {
    // No call is made for a product that the user does not have.
    const asked = [finance, debtors].filter(({ startedTimeStamp }) => startedTimeStamp);
    if (asked.some(({ data }) => data === undefined)) return undefined;
    return { banks: finance.data?.content ?? [], insurers: debtors.data ?? [] };
  },
);

const request = firstStep<Offers>({
  id: 'first-request',
  roles: [],
  answerIn: selectOffers,
  taskOf: ({ banks, insurers }) => {
    const isFirst =
      banks.every((offer) => !offer.request) &&
      insurers.every(({ status }) => status === 'NEW' || status === 'EXPIRED');
    const open =
      banks.filter(({ status }) => !['CANCEL', 'EXPIRED'].includes(status?.name ?? '')).length +
      insurers.filter(({ status }) => status === 'NEW').length;
    if (!isFirst || open === 0) return undefined;
    return {
      title: 'Подать первую заявку',
      details: countOf(open, 'предложение', 'предложения', 'предложений'),
      action: 'Выбрать',
      to: `${paths.offers}#${OFFERS_PART}`,
    };
  },
});

export default [requisites, ...services.map(account), request];
