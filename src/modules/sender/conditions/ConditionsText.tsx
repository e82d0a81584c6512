import { formatLongDate } from '../../../lib/dates';
import { SampleMark } from '../../../ui/value/SampleMark';

interface ConditionsPart {
  /** Anchor on the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Insured events and other words with their explanations. */
  terms?: readonly { readonly name: string; readonly text: string }[];
  items?: readonly string[];
}

/** Edition of the sample below, yyyy-MM-dd. */
const CONDITIONS_EDITION = '2026-11-01';

/** A sample, until the insurance company provides its own text. It matches the cabinet: claims, drafts and prices. */
const conditionsText: readonly ConditionsPart[] = [
  {
    id: 'risks',
    title: 'Что застраховано',
    paragraphs: [
      'Страхуется каждый заказ, который передан курьерской службе после подключения страхования. Страховым случаем считается:',
    ],
    terms: [
      {
        name: 'Повреждение',
        text: 'товар или его упаковка повреждены в пути так, что товар нельзя продать или использовать по назначению.',
      },
      {
        name: 'Утрата',
        text: 'заказ не доставлен и не возвращён, курьерская служба подтвердила, что не нашла его.',
      },
      {
        name: 'Частичная утрата',
        text: 'в полученном заказе не хватает одного или нескольких вложений.',
      },
      {
        name: 'Возврат и невыкуп',
        text: 'получатель отказался от заказа или не забрал его. Возмещаются расходы на доставку и обратный путь, а не стоимость товара.',
      },
    ],
  },
  {
    id: 'limits',
    title: 'Сколько возмещается',
    paragraphs: [
      'Страховая сумма заказа равна его объявленной стоимости. Выплата не бывает больше.',
    ],
    items: [
      'При утрате возмещается объявленная стоимость заказа полностью.',
      'При повреждении и частичной утрате возмещается размер ущерба: стоимость ремонта или стоимость вложений, которых не хватает.',
      'Возмещаются расходы на возвраты и невыкупы по тарифам курьерской службы.',
      'Франшизы нет: сумма не уменьшается на часть, которую клиент оплачивает сам.',
    ],
  },
  {
    id: 'exclusions',
    title: 'Что не застраховано',
    paragraphs: ['Страховая компания не возмещает ущерб, если:'],
    items: [
      'заказ передан курьерской службе до подключения страхования или после его отключения;',
      'в заказе были вложения, которые курьерская служба не принимает к перевозке: наличные деньги, документы, оружие, скоропортящиеся продукты, живые растения и животные;',
      'упаковка не соответствовала требованиям курьерской службы;',
      'товар испортился из-за своих свойств: срока годности, скрытого брака, естественного износа;',
      'ущерб причинён умышленно отправителем или получателем.',
    ],
  },
  {
    id: 'terms',
    title: 'Срок и порядок',
    paragraphs: [
      'Заказ застрахован с передачи курьерской службе до вручения получателю или возврата отправителю.',
    ],
    items: [
      'При повреждении или утрате подайте отдельное заявление по каждому заказу, как только произошёл страховой случай.',
      'По возвратам и невыкупам 10-го числа каждого месяца мы готовим черновик заявления за прошлый месяц. Вы проверяете его и отправляете в страховую компанию.',
      'Отключить страхование можно в любой день. Заказы, которые уже застрахованы, остаются застрахованными.',
      'Если стоимость страхования изменится, новая цена показывается до подключения, и её нужно принять заново.',
    ],
  },
  {
    id: 'payment',
    title: 'Стоимость и оплата',
    paragraphs: [
      'Плата берётся за каждый застрахованный заказ по цене, которую вы приняли при подключении. Счёт за прошедший месяц появляется в разделе «Счета на оплату».',
    ],
  },
];

/** The text of the conditions, for reading and printing. */
export function ConditionsText() {
  return (
    <section className="conditions__text grid gap-5" aria-label="Текст условий">
      <p className="text-muted">
        <SampleMark />
        Редакция от <time dateTime={CONDITIONS_EDITION}>{formatLongDate(CONDITIONS_EDITION)}</time>
      </p>
      {conditionsText.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </section>
  );
}

function Part({ part: { id, title, paragraphs, terms, items } }: { part: ConditionsPart }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className="conditions__part grid gap-2"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="conditions__title">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {terms && (
        <dl className="conditions__terms grid gap-2">
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {items && (
        <ul className="grid gap-1 list-disc">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
