/** Key under which WebDriver's JSON stores an element id. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The commands of WebDriver that journeys need, with their parameters (https://www.w3.org/TR/webdriver2/). */
export interface Commands {
  readonly goTo: { readonly url: string };
  readonly address: Readonly<Record<string, never>>;
  readonly reload: Readonly<Record<string, never>>;
  readonly resize: { readonly width: number; readonly height: number };
  readonly run: { readonly script: string; readonly args: readonly unknown[] };
  readonly click: { readonly id: string };
  readonly type: { readonly id: string; readonly text: string };
  readonly picture: Readonly<Record<string, never>>;
  readonly forgetCookies: Readonly<Record<string, never>>;
}

export interface WebDriver {
  /** @throws WebDriverError if the browser refuses the command */
  send<Name extends keyof Commands>(name: Name, parameters: Commands[Name]): Promise<unknown>;
  close(): Promise<void>;
}

/** The browser refused a command. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';

  /** @param code error code of the WebDriver standard, such as `stale element reference` */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}
