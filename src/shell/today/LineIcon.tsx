import './LineIcon.css';
import type { Tone } from '../../domain/statuses/status';
import { classNames } from '../../ui/classNames';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';

interface LineIconProps {
  drawing: IconDrawing;
  tone: Tone;
  className?: string;
}

/** What a line is about, by its drawing and its colour; the words of the line say the same. */
export function LineIcon({ drawing, tone, className }: LineIconProps) {
  return (
    <span className={classNames(`line-icon line-icon--${tone}`, className)}>
      <Icon drawing={drawing} />
    </span>
  );
}
