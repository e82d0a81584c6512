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
      viewBox="0 0 30 30"
      width="30"
      height="30"
      aria-hidden="true"
    >
      <rect className="fill-accent" width="30" height="30" rx="8" />
      <path className="brand__stroke" d="M8 20V10h5.2c3.4 0 5.3 1.9 5.3 5s-1.9 5-5.3 5zM21 10v10" />
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
