import './Logo.css';
import { useState } from 'react';

// Legal forms; they are skipped: «ООО «Северный ветер»» becomes СВ.
const LEGAL_FORMS = new Set('ООО ОАО ЗАО ПАО НАО АО ИП АНО НКО СПАО САО СК'.split(' '));

/** Returns one or two capital letters: of the first two words of a name, without legal form and quotes. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !LEGAL_FORMS.has(word.toUpperCase()));
  const chosen = significant.length > 0 ? significant : words;
  return chosen
    .slice(0, 2)
    .map((word) => /^./su.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

export interface LogoProps {
  /** Name of the bank or insurer, from which the initials are taken. */
  name: string;
  /** Address of the picture, if there is one. If it fails to load, the initials are shown. */
  src?: string | undefined;
}

/** A square with the picture or the initials; decorative next to the name. */
export function Logo({ name, src }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  if (src !== undefined && src !== failed) {
    return (
      <img
        className="logo grid flex-none text-xs font-semibold logo--picture border object-contain"
        src={src}
        alt=""
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <span className="logo grid flex-none text-xs font-semibold" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
