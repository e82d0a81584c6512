import { useState } from 'react';
import { UploadField } from '../../src/blocks/upload/UploadField';
import type { Upload, Uploads } from '../../src/blocks/upload/useUploads';
import { GalleryPanel } from './GalleryRow';

const LONG_NAME = `<img src=x onerror=alert(1)>${'очень-длинное-имя-'.repeat(6)}.exe`;
const LOST = 'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз';

const SAMPLES = (
  [
    { state: 'sending', name: 'Коробка сверху.jpg', size: 4_812_113, share: 0.42 },
    { state: 'waiting', name: 'Акт.pdf', size: 182_113, share: 0 },
    { state: 'failed', name: 'Накладная.pdf', size: 90_000, share: 0.7, message: LOST },
    { state: 'refused', name: LONG_NAME, size: 10, share: 0, message: 'Такие файлы не подходят' },
  ] as const
).map((sample): Upload => ({ key: sample.state, slot: 'sample', ...sample }));

export function FileUploads() {
  const [list, setList] = useState(SAMPLES);
  const uploads: Uploads = {
    list,
    announcement: '',
    isBusy: true,
    add: () => undefined,
    drop: (key) => setList((all) => all.filter((one) => one.key !== key)),
    retry: () => undefined,
    forget: () => undefined,
    areOriginal: false,
    setOriginal: () => undefined,
  };
  return (
    <>
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
    </>
  );
}
