import type { ChangeEvent, ClipboardEvent } from 'react';
import { arrivedWhole } from './arrivedWhole';
import { pasteNormalized } from './pasteNormalized';
import type { FormField } from './useFormField';

/** Cleans what is pasted, dropped or filled in by the browser; typed text stays as typed. */
export function normalizedInput(
  { change }: Pick<FormField, 'change'>,
  normalize: (raw: string) => string,
) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      change(arrivedWhole(nativeEvent) ? normalize(target.value) : target.value);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const normalized = pasteNormalized(event, normalize);
      if (normalized === undefined) return;
      event.preventDefault();
      change(normalized);
    },
  };
}
