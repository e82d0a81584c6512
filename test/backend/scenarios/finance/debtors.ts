import type { Supply } from '../../tables/finance';
import { organizationInn } from '../checksums';
import { BUYERS } from '../companies';

type Debtor = Supply['debtor'];

const [TEHNOPROM, BERYOZOVAYA] = BUYERS;

function debtor(id: string, name: string, firstNineOfItn: string): Debtor {
  const itn = organizationInn(firstNineOfItn);
  return { id: `debtor-${id}`, name, itn, kpp: `${itn.slice(0, 4)}01001` };
}

export const DEBTORS: readonly [Debtor, ...Debtor[]] = [
  debtor('tehnoprom', TEHNOPROM?.name ?? '', '771456789'),
  debtor('beryozovaya', BERYOZOVAYA?.name ?? '', '165512345'),
  debtor('metallstroy', 'ООО «МеталлСтрой-Урал»', '667245678'),
  debtor('volga', 'АО «Волжский трубный завод»', '343512309'),
  debtor('ladoga', 'ООО «Ладога Трейд»', '780623456'),
  debtor('siblogistika', 'ООО «Сиблогистика»', '540723456'),
  debtor('elektroset', 'ПАО «Электросетьмонтаж»', '616434567'),
  debtor('yuzhny', 'ООО «Южный элеватор»', '231045678'),
  debtor('dalnevostok', 'АО «Дальневосточные верфи»', '254056781'),
  debtor('kama', 'ООО «Кама-Полимер»', '590267892'),
  debtor('yolka', 'ООО «Ёлочка и сыновья»', '760478913'),
  debtor('magistral', 'ООО «Магистраль-Сервис»', '366289124'),
];
