import './UploadField.css';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/classNames';
import { plusIcon } from '../../ui/icon/pageIcons';
import { Checkbox } from '../../ui/input/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { StoredFileRow, type StoredFile } from './StoredFileRow';
import { ACCEPTED, ACCEPTED_WORDS } from './uploadRules';
import { UploadRow } from './UploadRow';
import { usePageFiles } from './usePageFiles';
import type { Uploads } from './useUploads';

export interface UploadFieldProps {
  /** Id of the field on the page, for the focus. */
  id: string;
  /** What the files are: «Фото повреждений». */
  label: string;
  hint?: string | undefined;
  /** Names the field in `uploads`. */
  slot: string;
  /** What the field holds. */
  files: readonly StoredFile[];
  uploads: Uploads;
  onRemove: (file: StoredFile) => void;
  /** A rule of the form that the files break. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Id of the words about the files that are taken, which all fields of a page share. */
const TERMS_ID = 'upload-terms';

/**
 * Several files: chosen by a button, dropped here or pasted, checked before they are sent, each with its own
 * progress, cancel and retry.
 */
export function UploadField({
  id,
  label,
  hint,
  slot,
  files,
  uploads,
  onRemove,
  error,
  disabled = false,
}: UploadFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const own = uploads.list.filter((upload) => upload.slot === slot);

  const add = (chosen: Iterable<File>) => {
    if (!disabled) uploads.add(slot, [...chosen], files);
  };
  usePageFiles(field, add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  /** The row goes, and the focus must not go with it. */
  const keepFocus = () => button.current?.focus();

  return (
    <fieldset ref={field} id={id} tabIndex={-1} className="upload-field">
      <legend className="upload-field__title">{label}</legend>
      {hint !== undefined && <p className="upload-field__hint">{hint}</p>}
      <div
        className={classNames('upload-field__place', isOver && 'upload-field__place--over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          ref={button}
          variant="outlined"
          size="sm"
          icon={plusIcon}
          disabled={disabled}
          aria-describedby={error === undefined ? TERMS_ID : `${id}-error ${TERMS_ID}`}
          onClick={() => input.current?.click()}
        >
          Выбрать файлы
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
        <span className="upload-field__place-text" aria-hidden="true">
          или перетащите сюда
        </span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          aria-label={label}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            // The same file may be chosen again after it was taken away.
            currentTarget.value = '';
          }}
        />
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className="upload-field__error" role="alert">
          {error}
        </span>
      )}
      {files.length + own.length > 0 && (
        <ul className="upload-field__files" aria-label={`Файлы: ${label}`}>
          {files.map((file) => (
            <StoredFileRow
              key={file.id}
              file={file}
              {...(!disabled && {
                onRemove: () => {
                  keepFocus();
                  onRemove(file);
                },
              })}
            />
          ))}
          {own.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onDrop={() => {
                keepFocus();
                uploads.drop(upload.key);
              }}
              onRetry={() => {
                keepFocus();
                uploads.retry(upload.key);
              }}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** Which files are taken, and whether photos are sent in their own size. Once on a page, beside its fields. */
export function FileTerms({
  uploads: { areOriginal, setOriginal },
}: {
  uploads: Pick<Uploads, 'areOriginal' | 'setOriginal'>;
}) {
  const id = useId();
  return (
    <div className="upload-terms">
      <p id={TERMS_ID}>{ACCEPTED_WORDS}. Файл можно вставить из буфера обмена</p>
      <label className="upload-originals" htmlFor={id}>
        <Checkbox
          id={id}
          checked={areOriginal}
          onChange={({ target }) => setOriginal(target.checked)}
        />
        <span>
          Отправлять фото в исходном размере. Иначе фото больше 2&nbsp;МБ уменьшаются: так быстрее с
          телефона
        </span>
      </label>
    </div>
  );
}

/** What has just happened to the files of a page, for those who do not see it. Once on a page. */
export function UploadNews({ uploads }: { uploads: Pick<Uploads, 'said'> }) {
  return (
    <VisuallyHidden>
      <output>{uploads.said}</output>
    </VisuallyHidden>
  );
}
