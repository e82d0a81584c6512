import './LineIcon.css';
import type { Tone } from '../../domain/statuses/status';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';

interface LineIconProps {
  drawing: IconDrawing;
  tone: Tone;
}

/** Icon of a line. Decorative: the text of the line has the same information. */
export function LineIcon({ drawing, tone }: LineIconProps) {
  return (
    <span className={`line-icon grid flex-none line-icon--${tone}`}>
      <Icon drawing={drawing} />
    </span>
  );
}
