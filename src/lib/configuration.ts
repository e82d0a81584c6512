export type Environment = Readonly<Record<string, unknown>>;

const DEFAULT_BRAND_NAME = 'Деловой кабинет';

/**
 * Returns the environment variables of this deployment: in production, those of the server's `<meta name="VITE_…">`
 * elements in the page (`scripts/release/pageVariables.ts`), so that one build serves every deployment. In development
 * and in tests, the elements override the variables of Vite.
 */
export function readEnvironment(): Environment {
  const environment: Record<string, unknown> = import.meta.env.PROD ? {} : { ...import.meta.env };
  // Tests in Node have no document.
  if (typeof document !== 'undefined') {
    for (const { name, content } of document.querySelectorAll<HTMLMetaElement>('[name^=VITE_]')) {
      environment[name] = content;
    }
  }
  return environment;
}

/** Returns an optional variable, trimmed; undefined, and no warning, if there is none. */
export function optionalVariable(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  return (typeof value === 'string' && value.trim()) || undefined;
}

/**
 * Returns a required variable. If it is missing or empty, returns undefined and logs the warning 'Отсутствует
 * переменная окружения NAME'.
 */
export function readVariable(
  name: string,
  environment: Environment = readEnvironment(),
): string | undefined {
  const value = optionalVariable(environment, name);
  if (value === undefined) console.warn(`Отсутствует переменная окружения ${name}`);
  return value;
}

export interface Configuration {
  brandName: string;
  /** Address of the logo: http(s) or a path on this site. Null if the cabinet draws its own logo. */
  brandLogo: string | null;
}

export function readConfiguration(environment: Environment): Configuration {
  const logo = optionalVariable(environment, 'VITE_BRAND_LOGO');
  return {
    brandName: optionalVariable(environment, 'VITE_BRAND_NAME') ?? DEFAULT_BRAND_NAME,
    brandLogo: logo !== undefined && SAFE_IMAGE_ADDRESS.test(logo) ? logo : null,
  };
}

// Matches http(s) addresses and absolute paths of this site.
const SAFE_IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/i;

export const configuration: Configuration = readConfiguration(readEnvironment());

const given: unknown = import.meta.env.VITE_VERSION;

/** Version of the running cabinet: VITE_VERSION of the build, else the version of package.json. */
export const cabinetVersion = typeof given === 'string' && given !== '' ? given : 'без версии';
