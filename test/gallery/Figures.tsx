import { useState } from 'react';
import {
  FigureTile,
  FigureTiles,
  FilterTile,
  FilterTiles,
  LinkTile,
} from '../../src/ui/card/Tiles';
import { Money, SumOrDash } from '../../src/ui/value/Money';
import { QrCode } from '../../src/ui/qr/QrCode';
import { Requisites } from '../../src/ui/value/Requisites';
import { SampleMark } from '../../src/ui/value/SampleMark';
import { TwoLines } from '../../src/ui/value/TwoLines';
import { GalleryPanel } from './GalleryRow';
import { TermLines } from './TermLines';

export function Figures() {
  const [pressed, setPressed] = useState(true);
  const idle = () => {};
  return (
    <>
      <FilterTiles label="Показатели" columns={5}>
        <FilterTile label="Всего поставок" value="1 482" pressed={false} onClick={idle} />
        <FilterTile
          label="Просрочено"
          value={<Money kopeks={201_590_000} fraction={false} />}
          detail="24 поставки"
          tone="danger"
          pressed={pressed}
          onClick={() => setPressed(!pressed)}
        />
        <FilterTile
          label="Доступно к финансированию"
          value={<Money kopeks={987_045_000} fraction={false} />}
          detail="82 поставки"
          tone="success"
          pressed={false}
          onClick={idle}
        />
        <LinkTile to="#figures" label="Счета к оплате" value="2" tone="danger" />
        <FilterTile label="Загружается" value={undefined} pressed={false} onClick={idle} />
      </FilterTiles>
      <FigureTiles>
        <FigureTile label="Застраховано заказов" value="84 из 96" />
        <FigureTile
          label="Выплачено по заявлениям"
          value={<Money kopeks={3_820_000} fraction={false} />}
          detail="8 заявлений"
        />
        <FigureTile label="Не известно" value={<SumOrDash kopeks={undefined} />} />
        <FigureTile label="Загружается" value={undefined} />
      </FigureTiles>
      <GalleryPanel label="Линия срока">
        <TermLines />
      </GalleryPanel>
      <GalleryPanel label="Ячейка в две строки">
        <TwoLines strong first="УПД-2211-0042" second="просрочка 5 дней" danger />
      </GalleryPanel>
      <GalleryPanel label="Текст-образец">
        <p>
          <SampleMark />
          Редакция от 1 ноября 2026 г.
        </p>
      </GalleryPanel>
      <GalleryPanel label="Реквизиты">
        <Requisites
          lines={[
            { label: 'Получатель', value: 'АО «Северный ветер»' },
            { label: 'ИНН', value: '7707083893', what: 'ИНН получателя' },
          ]}
        />
      </GalleryPanel>
      <GalleryPanel label="QR-код">
        <QrCode text="Код для проверки камеры" label="QR-код с текстом для проверки камеры" />
      </GalleryPanel>
    </>
  );
}
