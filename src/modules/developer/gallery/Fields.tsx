import { useState } from 'react';
import { SampleArea, SampleCheck, SampleField } from './SampleField';

/** Native fields in the theme's classes; labels and errors belong to the forms. */
export function Fields() {
  const [agreed, setAgreed] = useState(true);
  return (
    <>
      <div className="gallery__panel gallery__columns">
        <SampleField label="Логин" defaultValue="ivanova@example.ru" />
        <SampleField label="Номер договора" placeholder="Например, 1025348" />
        <SampleField label="ИНН с ошибкой" defaultValue="7801234565" invalid />
        <SampleField label="Наименование, только чтение" value="ООО «Северный ветер»" readOnly />
        <SampleField label="КПП, недоступно" value="780101001" disabled readOnly />
        <SampleArea
          label="Описание события"
          defaultValue="Коробка вскрыта при перевозке, повреждены два товара из пяти."
        />
      </div>
      <div className="gallery__panel gallery__columns">
        <SampleCheck
          label="Я подтверждаю данные об организации"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <SampleCheck label="Включить правило" />
        <SampleCheck label="Согласие обязательно" invalid />
        <SampleCheck label="Выбрана часть строк" indeterminate />
        <SampleCheck label="Недоступно" disabled />
        <SampleCheck label="Включено и недоступно" disabled defaultChecked />
      </div>
    </>
  );
}
