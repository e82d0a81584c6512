import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { LeaveUploads } from '../LeaveUploads';
import type { StoredFile } from '../StoredFileRow';
import { UploadField, UploadNews } from '../UploadField';
import { useUploads } from '../useUploads';

/** A page with two upload fields, like the page of a claim; or with the first one alone. */
export function UploadPage({ isSingle = false }: { isSingle?: boolean }) {
  const [files, setFiles] = useState<Readonly<Record<string, readonly StoredFile[]>>>({});
  const uploads = useUploads('test', (slot, file) =>
    setFiles((all) => ({ ...all, [slot]: [...(all[slot] ?? []), file] })),
  );
  const field = (slot: string, label: string) => (
    <UploadField
      id={slot}
      label={label}
      slot={slot}
      files={files[slot] ?? []}
      uploads={uploads}
      onRemove={({ id }) =>
        setFiles((all) => ({ ...all, [slot]: (all[slot] ?? []).filter((one) => one.id !== id) }))
      }
    />
  );
  return (
    <>
      <h1>Документы</h1>
      {field('photo', 'Фото')}
      {!isSingle && field('waybill', 'Накладная')}
      <UploadNews uploads={uploads} />
      <LeaveUploads uploads={uploads} />
      <button onClick={uploads.forget}>Готово</button>
    </>
  );
}

export const file = (name: string, content = 'bytes') => new File([content], name);

/** Chooses files in the field with this label. */
export function choose(label: string, ...chosen: File[]) {
  const input = screen.getByRole('group', { name: label }).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No input for files');
  Object.defineProperty(input, 'files', { value: chosen, configurable: true });
  fireEvent.change(input);
}

/** Returns whether the browser would ask before it closes the tab now. */
export function isAskedByBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
