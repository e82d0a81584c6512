import './Logo.css';
import { useState } from 'react';
import { classNames } from '../classNames';
import { initialsOf, logoColour } from './initials';

export interface LogoProps {
  /** Name of the bank, insurer or person; gives the initials and the colour. */
  name: string;
  /** Picture, when there is one. If it cannot be loaded, the initials return. */
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Round, for people. */
  round?: boolean | undefined;
}

/** A square with the picture or the initials; decoration, the name itself stands beside it. */
export function Logo({ name, src, size = 'md', round = false }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  const shape = classNames('logo', `logo--${size}`, round && 'logo--round');
  if (src !== undefined && src !== failed) {
    return (
      <img
        className={classNames(shape, 'logo--picture')}
        src={src}
        alt=""
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <span className={classNames(shape, `logo--${logoColour(name)}`)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
