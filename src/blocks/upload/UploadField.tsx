import './UploadField.css';
import { useId, useRef, useState, type DragEvent } from 'react';
import { formatBytes } from '../../lib/bytes';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icon/Icon';
import { fileIcon, refreshIcon, timesIcon } from '../../ui/icon/frameIcons';
import { plusIcon } from '../../ui/icon/pageIcons';
import { Checkbox } from '../../ui/input/Checkbox';
import { ProgressBar } from '../../ui/prime/ProgressBar';
import { StoredFileRow, type StoredFile } from './StoredFileRow';
import { ACCEPTED, ACCEPTED_WORDS } from './uploadRules';
import { usePageFiles } from './usePageFiles';
import type { Uploads, Upload } from './useUploads';

export interface UploadFieldProps {
  /** Id of the field on the page, for the focus. */
  id: string;
  /** Name of the field: «Фото повреждений». */
  label: string;
  hint?: string | undefined;
  /** Names the field in `uploads`. */
  slot: string;
  /** Files of the field on the server. */
  files: readonly StoredFile[];
  uploads: Uploads;
  onRemove: (file: StoredFile) => void;
  /** Validation error of the form about the files. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Id of the text about accepted files; all fields of a page share it. */
const TERMS_ID = 'upload-terms';

/**
 * A field for several files, chosen by a button, dropped or pasted. Files are checked before they
 * are sent; each has its own progress, cancel and retry.
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
  /** Moves the focus to «Выбрать файлы», because the pressed button is about to disappear. */
  const keepFocus = () => button.current?.focus();

  return (
    <fieldset ref={field} id={id} tabIndex={-1} data-upload-field className="grid gap-2">
      <legend className="upload-field__title font-semibold">{label}</legend>
      {hint !== undefined && <p className="text-muted text-sm">{hint}</p>}
      <div
        className={classNames(
          'upload-field__place flex flex-wrap items-center gap-3 print-hidden rounded pad-3',
          isOver && 'upload-field__place--over bg-accent-soft',
        )}
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
        <span className="upload-field__place-text text-muted text-sm" aria-hidden="true">
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
            // Otherwise the same file could not be chosen again after its removal.
            currentTarget.value = '';
          }}
        />
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className="text-danger text-sm" role="alert">
          {error}
        </span>
      )}
      {files.length + own.length > 0 && (
        <ul className="grid gap-2" aria-label={`Файлы: ${label}`}>
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

/** Text about accepted files, and the choice to send photos in original size. Render it once per page. */
export function FileTerms({
  uploads: { areOriginal, setOriginal },
}: {
  uploads: Pick<Uploads, 'areOriginal' | 'setOriginal'>;
}) {
  const id = useId();
  return (
    <div className="grid gap-2 text-muted text-13">
      <p id={TERMS_ID}>{ACCEPTED_WORDS}. Файл можно вставить из буфера обмена</p>
      <label className="flex items-start gap-2 min-w-0" htmlFor={id}>
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

/** Announces the latest upload event to screen readers. Render it once per page. */
export function UploadNews({ uploads }: { uploads: Pick<Uploads, 'announcement'> }) {
  return (
    <VisuallyHidden>
      <output>{uploads.announcement}</output>
    </VisuallyHidden>
  );
}

interface UploadRowProps {
  upload: Upload;
  /** Cancels the upload, or removes its row. */
  onDrop: () => void;
  onRetry: () => void;
}

/** An upload: waiting, running, failed or refused. */
function UploadRow({ upload, onDrop, onRetry }: UploadRowProps) {
  const { name, size, state, share, message } = upload;
  const isOver = state === 'failed' || state === 'refused';
  return (
    <li
      className={classNames(
        'upload-row grid items-center gap-3 rounded border min-h-56px',
        isOver && 'upload-row--wrong',
      )}
    >
      <span className="upload-row__picture grid overflow-hidden place-center">
        <Icon drawing={fileIcon} size="lg" />
      </span>
      <div className="grid gap-2px min-w-0">
        <bdi className="upload-row__name wrap-anywhere">{name}</bdi>
        {isOver ? (
          <span className="upload-row__message text-danger text-sm wrap-anywhere">{message}</span>
        ) : (
          <ProgressBar
            label={state === 'waiting' ? 'Ждёт очереди' : `Загружаем, ${formatBytes(size)}`}
            value={share}
          />
        )}
      </div>
      <div className="upload-row__actions flex flex-wrap justify-end gap-1 print-hidden">
        {state === 'failed' && (
          <Button variant="text" size="sm" icon={refreshIcon} onClick={onRetry}>
            Повторить
          </Button>
        )}
        <IconButton
          icon={timesIcon}
          size="sm"
          label={`${isOver ? 'Убрать' : 'Отменить загрузку'}: ${name}`}
          onClick={onDrop}
        />
      </div>
    </li>
  );
}
