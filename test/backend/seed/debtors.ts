import { DAY, toDate, toInstant, toRussianDate, yearOf } from '../core/clock';
import { SEVERNY_VETER } from '../scenarios/companies';
import { builder, reference } from './builder';
import { always, day, derived, flag, kopeks, made, nullable, oneOf, rubles, text } from './fields';
import { organization, ownedBy } from './people';

/** Returns a default for a field: the date this number of days from today. */
export const inDays = (days: number) =>
  made(days === 0 ? 'today' : `today ${days > 0 ? '+' : '−'} ${Math.abs(days)} days`, ({ world }) =>
    toDate(world.clock.now() + days * DAY),
  );

export const debtorAgreement = builder({
  about: 'an agreement on the insurance of debts',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    number: text(
      made('«ДЗ-year/N»', ({ world, n }) => `ДЗ-${yearOf(world.clock.now())}/${200 + n}`),
    ),
    startedDate: day(inDays(-1)),
    finishedDate: day(inDays(29)),
    billEndDate: nullable(day(inDays(5))),
  },
  variants: {},
  example: { number: 'ДЗ-2026/777', billEndDate: null },
  table: (db) => db.debtorAgreement,
  make: ({ organization: { id: organizationId }, ...agreement }, { world }) =>
    world.db.debtorAgreement.create({ ...agreement, organizationId }),
});

/** Monthly price of insurance as a share of the limit. */
const PRICE_SHARE = 0.015;

const UNASKED = ['NEW', 'EXPIRED'];

export const debtorOffer = builder({
  about: 'an offer to insure debts, on «Страховые продукты»',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    clientCompany: reference('organization', organization, derived('the organization itself')),
    insurer: oneOf(['opora', 'garant-risk', 'pervaya'], always('opora')),
    status: oneOf(
      ['NEW', 'REQUESTED', 'SCORING', 'DENIED', 'APPROVED', 'ACTIVE', 'EXPIRED'],
      always('NEW'),
    ),
    insuranceLimit: kopeks(always(rubles(3_000_000))),
    insurancePrice: kopeks(derived('1.5 % of the limit')),
    offerFinishDate: nullable(day(inDays(30))),
    createdDate: day(inDays(-30)),
    /** Decision of scoring after an application. */
    outcome: oneOf(['ACTIVE', 'DENIED'], always('ACTIVE')),
    moves: flag(always(false)),
    agreement: nullable(
      reference('debtorAgreement', debtorAgreement, derived('a new one where ACTIVE, else null')),
    ),
  },
  variants: {
    requested: { status: 'REQUESTED' },
    scoring: { status: 'SCORING' },
    denied: { status: 'DENIED' },
    active: { status: 'ACTIVE' },
    expired: { status: 'EXPIRED' },
  },
  example: { status: 'DENIED', insuranceLimit: 500_000_000 },
  table: (db) => db.debtorOffer,
  make: (values, { world, n }) => {
    const { id, status, insurer, outcome, offerFinishDate, insuranceLimit } = values;
    const organizationId = values.organization.id;
    const requestedAt = UNASKED.includes(status) ? null : world.clock.now() - DAY;
    const agreement =
      status === 'ACTIVE' && values.agreement === undefined
        ? debtorAgreement.make(world, { organization: organizationId })
        : values.agreement;
    const { requestedMs } = world.settings.scoring;
    const begunAt = world.clock.now() - (status === 'SCORING' ? requestedMs : 0);
    return world.db.debtorOffer.create({
      id,
      organizationId,
      insurerId: insurer,
      clientCompanyId: values.clientCompany?.id ?? organizationId,
      status,
      insuranceLimit,
      insurancePrice: values.insurancePrice ?? Math.round(insuranceLimit * PRICE_SHARE),
      offerFinishDate: offerFinishDate === null ? null : toRussianDate(Date.parse(offerFinishDate)),
      createdDateTime: toInstant(Date.parse(values.createdDate)),
      requestedDateTime: requestedAt === null ? null : toInstant(requestedAt),
      requestedAt: values.moves && requestedAt !== null ? begunAt : null,
      outcome,
      agreementId: agreement?.id ?? null,
      position: n - 1,
    });
  },
});
