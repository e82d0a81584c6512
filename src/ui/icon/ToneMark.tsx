import './ToneMark.css';
import type { Tone } from '../../domain/statuses/status';
import { classNames } from '../classNames';

/** The drawing of a tone, in the colour of the text around it; decoration beside words that say it. */
export function ToneMark({ tone, className }: { tone: Tone; className?: string | undefined }) {
  return <span className={classNames('tone-mark', `tone-mark--${tone}`, className)} aria-hidden />;
}
