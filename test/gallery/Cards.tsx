import type { ReactNode } from 'react';
import { Button } from '../../src/ui/button/Button';
import { Card, CardGrid, type CardProps } from '../../src/ui/card/Card';
import { DateRow, MoneyRow } from '../../src/blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../src/ui/value/DataList';
import { DateText } from '../../src/ui/value/DateText';
import { DateTimeText } from '../../src/ui/value/DateTimeText';
import { Logo } from '../../src/ui/value/Logo';
import { Money } from '../../src/ui/value/Money';
import { Note } from '../../src/ui/state/Note';
import { StatusBadge } from '../../src/ui/value/StatusBadge';
import { clockIcon, downloadIcon } from '../../src/ui/icon/frameIcons';

interface Offer extends Omit<CardProps, 'children' | 'title'> {
  title: string;
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

const roubles = (kopeks: number) => <Money kopeks={kopeks} fraction={false} />;

/** A function, because the analytics test marks elements that are created during rendering. */
const offers = (): readonly Offer[] => [
  {
    logo: <Logo name="Страховая компания «Опора»" />,
    title: 'Страховая компания «Опора»',
    subtitle: 'Дебиторская задолженность',
    sum: { label: 'Страховая сумма', value: roubles(1_250_000_000) },
    footer: <Button>Подать заявку</Button>,
    rows: [
      ['Страховая премия', roubles(18_430_000)],
      ['Период страхования', '1 месяц'],
    ],
  },
  {
    logo: <Logo name="«Гарант-Риск»" />,
    title: '«Гарант-Риск»',
    subtitle: 'Договор страхования № ДЗ-2026/118',
    sum: {
      label: 'Страховая сумма',
      value: roubles(600_000_000),
      badge: <StatusBadge tone="done" label="Действующий" />,
    },
    footer: (
      <Button variant="outlined" icon={downloadIcon}>
        Скачать договор
      </Button>
    ),
    rows: [
      ['Страховая премия', roubles(9_200_000)],
      ['Дата начала страхования', <DateText key="from" value="2026-11-01" />],
      ['Дата окончания страхования', <DateText key="to" value="2026-11-30" />],
      ['Подписан', <DateTimeText key="signed" value="2026-11-01T14:05:00+03:00" />],
      ['Ожидает оплаты до', <DateText key="due" value="25.11.2026" />],
      ['Компания', 'АО «Торговый дом Волга»'],
    ],
  },
  {
    logo: <Logo name="«Первая страховая»" />,
    title: '«Первая страховая»',
    subtitle: 'Заявка от 10.11.2026',
    sum: {
      label: 'Страховая сумма',
      value: roubles(320_000_000),
      badge: <StatusBadge tone="neutral" label="Отклонена" />,
    },
    note: (
      <Note tone="danger" icon={clockIcon}>
        Вы можете повторно подать заявку через 12 календарных дней
      </Note>
    ),
    rows: [['Страховая премия', roubles(5_170_000)]],
  },
  {
    logo: <Logo name="Публичное акционерное общество" />,
    title:
      'Публичное акционерное общество «Межрегиональный банк развития предпринимательства и торговли»',
    subtitle: 'Договор финансирования № МБРП-2026/000000118-ДОП/3',
    sum: {
      label: 'Лимит финансирования',
      value: <Money kopeks={98_765_432_109_900} />,
      badge: <StatusBadge tone="warning" label="Частично использован" />,
    },
    footer: (
      <>
        <Button>Продолжить заполнять заявку</Button>
        <Button variant="outlined">Условия страхования</Button>
      </>
    ),
    rows: [
      ['Получатель финансирования', 'Общество с ограниченной ответственностью «Северный ветер»'],
      ['Действителен до', <DateText key="until" value={null} />],
    ],
  },
];

export function Cards() {
  return (
    <>
      <CardGrid>
        {offers().map(({ rows, ...card }) => (
          <Card key={card.title} {...card}>
            <DataList>
              {rows.map(([label, value]) => (
                <DataRow key={label} label={label}>
                  {value}
                </DataRow>
              ))}
            </DataList>
          </Card>
        ))}
        <Card
          title="Аккаунт курьерской службы"
          subtitle="Проверено сегодня, 14:05"
          badge={<StatusBadge tone="neutral" label="Не подключён" />}
          footer={<Button variant="text">Подключить</Button>}
        >
          <p>Подключите аккаунт, чтобы заказы загружались сами.</p>
        </Card>
      </CardGrid>
      <div className="gallery__panel">
        <DataList layout="stacked">
          <DataRow label="ИНН">7801234564</DataRow>
          <DataRow label="КПП">780101001</DataRow>
          <DataRow label="Генеральный директор">Соколова Анна Викторовна</DataRow>
          <DataRow label="Юридический адрес">
            199178, Санкт-Петербург, 10-я линия В. О., д. 17, лит. А
          </DataRow>
          <MoneyRow label="Остаток долга" kopeks={123_450} />
          <DateRow label="Дата погашения" value={undefined} />
        </DataList>
      </div>
    </>
  );
}
