import './CopyButton.css';
import { useEffect, useRef, useState } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { classNames } from '../classNames';
import { copyText } from './copyText';
import { copyIcon } from '../icon/pageIcons';

export interface CopyButtonProps extends AnalyticsProps {
  text: string;
  /** Accessible name: «Скопировать ИНН». */
  label: string;
  /** A square with an icon (default), or a text button that shows `label`. */
  variant?: 'icon' | 'text' | undefined;
  /** True at the right edge of a row of requisites; the result then covers the value for a while. */
  edge?: boolean | undefined;
}

/** Duration of the result next to the button, milliseconds. */
const SHOWN_MS = 4000;

type CopyState = 'idle' | 'copied' | 'failed';

const WORDS: Record<CopyState, string> = {
  idle: '',
  copied: 'Скопировано',
  failed: 'Не удалось скопировать. Выделите текст и скопируйте его сами',
};

/** Copies a text to the clipboard, and shows and announces the result. */
export function CopyButton({ text, label, variant = 'icon', edge, ...mark }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    setState('idle'); // Clears the result, so that a repeated copy is announced again.
    const isCopied = place.current !== null && (await copyText(text, place.current));
    setState(isCopied ? 'copied' : 'failed');
  };
  return (
    <span
      {...mark}
      ref={place}
      className={classNames(
        'copy-button inline-flex flex-wrap items-center gap-1',
        edge && 'copy-button--edge',
      )}
    >
      {variant === 'icon' ? (
        <IconButton icon={copyIcon} size="sm" label={label} onClick={() => void copy()} />
      ) : (
        <Button variant="text" size="sm" className="copy-button__words" onClick={() => void copy()}>
          {label}
        </Button>
      )}
      <output
        className={classNames(
          'copy-button__state text-xs',
          state === 'failed' ? 'text-danger' : 'text-success',
        )}
      >
        {WORDS[state]}
      </output>
    </span>
  );
}
