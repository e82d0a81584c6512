import { useState } from 'react';
import { UploadField } from '../../../blocks/upload/UploadField';
import type { Upload, Uploads } from '../../../blocks/upload/useUploads';
import { GalleryPanel, GallerySection } from './GallerySection';

const SAMPLES: readonly Upload[] = [
  {
    key: 'sending',
    slot: 'sample',
    name: 'Коробка сверху.jpg',
    size: 4_812_113,
    state: 'sending',
    share: 0.42,
  },
  {
    key: 'waiting',
    slot: 'sample',
    name: 'Акт.pdf',
    size: 182_113,
    state: 'waiting',
    share: 0,
  },
  {
    key: 'failed',
    slot: 'sample',
    name: 'Накладная.pdf',
    size: 90_000,
    state: 'failed',
    share: 0.7,
    message: 'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз',
  },
  {
    key: 'refused',
    slot: 'sample',
    name: `<img src=x onerror=alert(1)>${'очень-длинное-имя-'.repeat(6)}.exe`,
    size: 10,
    state: 'refused',
    share: 0,
    message: 'Такие файлы не подходят',
  },
];

/** Files on their way to the server, in every state; nothing is sent from here. */
export function FileUploads() {
  const [list, setList] = useState(SAMPLES);
  const uploads: Uploads = {
    list,
    said: '',
    isBusy: true,
    add: () => undefined,
    drop: (key) => setList((all) => all.filter((one) => one.key !== key)),
    retry: () => undefined,
    forget: () => undefined,
  };
  return (
    <GallerySection id="uploads" title="Загрузка файлов">
      <GalleryPanel label="Все состояния">
        <UploadField
          id="sample-upload"
          label="Фото повреждений"
          hint="Товар, упаковка со всех сторон и этикетка"
          slot="sample"
          files={[{ id: 'sample-file', name: 'Этикетка.pdf', size: 482_113 }]}
          uploads={uploads}
          onRemove={() => undefined}
        />
      </GalleryPanel>
      <GalleryPanel label="Пусто и с ошибкой">
        <UploadField
          id="sample-upload-empty"
          label="Акт о повреждении"
          slot="empty"
          files={[]}
          uploads={uploads}
          onRemove={() => undefined}
          error="Приложите хотя бы один документ"
        />
      </GalleryPanel>
    </GallerySection>
  );
}
