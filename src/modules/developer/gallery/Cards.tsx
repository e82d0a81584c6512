import { Button } from '../../../ui/button/Button';
import { Card, CardGrid } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { DateText } from '../../../ui/value/DateText';
import { DateTimeText } from '../../../ui/value/DateTimeText';
import { Logo } from '../../../ui/value/Logo';
import { Money } from '../../../ui/value/Money';
import { Note } from '../../../ui/state/Note';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { GallerySection } from './GallerySection';
import { clockIcon } from '../../../ui/icon/drawings/clockIcon';
import { downloadIcon } from '../../../ui/icon/drawings/downloadIcon';

function NewOffer() {
  return (
    <Card
      logo={<Logo name="Страховая компания «Опора»" />}
      title="Страховая компания «Опора»"
      subtitle="Дебиторская задолженность"
      sum={{ label: 'Страховая сумма', value: <Money kopeks={1_250_000_000} fraction={false} /> }}
      footer={<Button>Подать заявку</Button>}
    >
      <DataList>
        <DataRow label="Страховая премия">
          <Money kopeks={18_430_000} fraction={false} />
        </DataRow>
        <DataRow label="Период страхования">1 месяц</DataRow>
      </DataList>
    </Card>
  );
}

function ActiveOffer() {
  return (
    <Card
      logo={<Logo name="«Гарант-Риск»" />}
      title="«Гарант-Риск»"
      subtitle="Договор страхования № ДЗ-2026/118"
      sum={{
        label: 'Страховая сумма',
        value: <Money kopeks={600_000_000} fraction={false} />,
        badge: <StatusBadge tone="success" label="Действующий" />,
      }}
      footer={
        <Button variant="outlined" icon={downloadIcon}>
          Скачать договор
        </Button>
      }
    >
      <DataList>
        <DataRow label="Страховая премия">
          <Money kopeks={9_200_000} fraction={false} />
        </DataRow>
        <DataRow label="Дата начала страхования">
          <DateText value="2026-11-01" />
        </DataRow>
        <DataRow label="Дата окончания страхования">
          <DateText value="2026-11-30" />
        </DataRow>
        <DataRow label="Подписан">
          <DateTimeText value="2026-11-01T14:05:00+03:00" />
        </DataRow>
        <DataRow label="Ожидает оплаты до">
          <DateText value="25.11.2026" />
        </DataRow>
        <DataRow label="Компания">АО «Торговый дом Волга»</DataRow>
      </DataList>
    </Card>
  );
}

function DeniedOffer() {
  return (
    <Card
      logo={<Logo name="«Первая страховая»" />}
      title="«Первая страховая»"
      subtitle="Заявка от 10.11.2026"
      sum={{
        label: 'Страховая сумма',
        value: <Money kopeks={320_000_000} fraction={false} />,
        badge: <StatusBadge tone="danger" label="Отклонена" />,
      }}
      note={
        <Note tone="danger" icon={clockIcon}>
          Вы можете повторно подать заявку через 12 календарных дней
        </Note>
      }
    >
      <DataList>
        <DataRow label="Страховая премия">
          <Money kopeks={5_170_000} fraction={false} />
        </DataRow>
      </DataList>
    </Card>
  );
}

function LongOffer() {
  return (
    <Card
      logo={<Logo name="Публичное акционерное общество" />}
      title="Публичное акционерное общество «Межрегиональный банк развития предпринимательства и торговли»"
      subtitle="Договор финансирования № МБРП-2026/000000118-ДОП/3"
      sum={{
        label: 'Лимит финансирования',
        value: <Money kopeks={98_765_432_109_900} />,
        badge: <StatusBadge tone="warning" label="Частично использован" />,
      }}
      footer={
        <>
          <Button>Продолжить заполнять заявку</Button>
          <Button variant="outlined">Условия страхования</Button>
        </>
      }
    >
      <DataList>
        <DataRow label="Получатель финансирования">
          Общество с ограниченной ответственностью «Северный ветер»
        </DataRow>
        <DataRow label="Действителен до">
          <DateText value={null} />
        </DataRow>
      </DataList>
    </Card>
  );
}

function PlainCard() {
  return (
    <Card
      title="Аккаунт курьерской службы"
      subtitle="Проверено сегодня, 14:05"
      badge={<StatusBadge tone="neutral" label="Не подключён" />}
      footer={<Button variant="text">Подключить</Button>}
    >
      <p>Подключите аккаунт, чтобы заказы загружались сами.</p>
    </Card>
  );
}

/** Offer cards as the screens show them, and one with the longest texts. */
export function Cards() {
  return (
    <GallerySection id="cards" title="Карточки">
      <CardGrid>
        <NewOffer />
        <ActiveOffer />
        <DeniedOffer />
        <LongOffer />
        <PlainCard />
      </CardGrid>
      <div className="gallery__panel">
        <DataList layout="stacked">
          <DataRow label="ИНН">7801234564</DataRow>
          <DataRow label="КПП">780101001</DataRow>
          <DataRow label="Генеральный директор">Соколова Анна Викторовна</DataRow>
          <DataRow label="Юридический адрес">
            199178, Санкт-Петербург, 10-я линия В. О., д. 17, лит. А
          </DataRow>
          <DataRow label="Остаток долга">
            <Money kopeks={123_450} />
          </DataRow>
          <DataRow label="Дата погашения">
            <DateText value={undefined} />
          </DataRow>
        </DataList>
      </div>
    </GallerySection>
  );
}
