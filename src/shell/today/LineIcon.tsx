import './LineIcon.css';
import type { Tone } from '../../domain/statuses/status';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';

interface LineIconProps {
  drawing: IconDrawing;
  tone: Tone;
}

/** Subject of a line, by its drawing and its colour; the words of the line say the same. */
export function LineIcon({ drawing, tone }: LineIconProps) {
  return (
    <span className={`line-icon line-icon--${tone}`}>
      <Icon drawing={drawing} />
    </span>
  );
}
