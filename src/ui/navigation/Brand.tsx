import './Brand.css';
import { configuration } from '../../lib/configuration';

export interface BrandProps {
  /** True to show the logo only; the name stays for screen readers (collapsed sidebar). */
  markOnly?: boolean | undefined;
}

/** The owner's logo: our drawing, or a picture from the configuration. */
function Mark() {
  if (configuration.brandLogo !== null) {
    return (
      <img
        className="brand__logo flex-none"
        src={configuration.brandLogo}
        alt=""
        width="30"
        height="30"
      />
    );
  }
  return (
    <svg
      className="brand__mark flex-none"
      viewBox="0 0 32 32"
      width="30"
      height="30"
      aria-hidden="true"
    >
      <rect className="fill-accent" width="32" height="32" rx="8" />
      <g className="brand__stroke">
        <path d="M9.6 20.5c2-1.8 2.9-5 2.9-9V7.3h8v13.2M5 21.8h15.5M26 17.8v8M6.2 21v4.8" />
        <path d="M20.5 21.8H26" opacity="0.45" />
      </g>
    </svg>
  );
}

export function Brand({ markOnly = false }: BrandProps) {
  return (
    <span className="brand inline-flex items-center min-w-0 text-default text-md font-semibold gap-10px leading-tight tracking-snug">
      <Mark />
      <span className={markOnly ? 'visually-hidden' : 'brand__name'}>
        {configuration.brandName}
      </span>
    </span>
  );
}
