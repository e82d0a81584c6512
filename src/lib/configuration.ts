/** Variables of the build by name. */
export type Environment = Readonly<Record<string, unknown>>;

const DEFAULT_BRAND_NAME = 'Деловой кабинет';

/** A variable the cabinet can do without: its trimmed text, or undefined without a word. */
export function optionalVariable(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/**
 * A variable that some part of the cabinet needs. Missing or empty: undefined, and the warning
 * 'Отсутствует переменная окружения NAME' of the specification (section 8).
 */
export function readVariable(
  name: string,
  environment: Environment = import.meta.env,
): string | undefined {
  const value = optionalVariable(environment, name);
  if (value === undefined) console.warn(`Отсутствует переменная окружения ${name}`);
  return value;
}

export interface Configuration {
  brandName: string;
  /** Address of the logo: http(s) or a path on this site. Null: the cabinet draws its own. */
  brandLogo: string | null;
  /** Where the calls go; always this origin, the server in front passes them on. */
  apiBase: string;
}

export function readConfiguration(environment: Environment): Configuration {
  const logo = optionalVariable(environment, 'VITE_BRAND_LOGO');
  return {
    brandName: optionalVariable(environment, 'VITE_BRAND_NAME') ?? DEFAULT_BRAND_NAME,
    brandLogo: logo !== undefined && isSafeImageAddress(logo) ? logo : null,
    apiBase: '/api',
  };
}

// Links and images are only http(s) or paths of this site.
function isSafeImageAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) || /^\/(?![/\\])/.test(address);
}

export const configuration: Configuration = readConfiguration(import.meta.env);
