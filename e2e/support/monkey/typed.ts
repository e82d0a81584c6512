import type { ElementHandle, Page } from 'playwright/test';

/** What the monkey has typed into the form that is open. */
export interface TypedInput {
  /** Remembers what a field holds once it has been typed into. */
  remember(element: ElementHandle<Element>, name: string): Promise<void>;
  /** The form has gone, or something else than a failed answer may have emptied it. */
  forget(): void;
  /** Fields that have lost what was typed, in words. */
  lost(): Promise<readonly string[]>;
}

interface Field {
  readonly element: ElementHandle<Element>;
  readonly name: string;
  readonly value: string;
  readonly place: string;
}

/** Runs in the page: which form is open, as far as that can be told from outside. */
function placeNow(): string {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const titles = dialogs.filter((one) => one.checkVisibility()).map((one) => one.textContent);
  return `${location.pathname}${location.search} ${titles.map((title) => title.slice(0, 40)).join()}`;
}

/** Keeps an eye on the fields of the form that is open in `page`. */
export function typedInput(page: Page): TypedInput {
  let fields: Field[] = [];
  return {
    remember: async (element, name) => {
      const value = await element.evaluate((field) =>
        'value' in field ? String(field.value) : '',
      );
      const place = await page.evaluate(placeNow);
      fields = [...fields.filter((field) => field.name !== name), { element, name, value, place }];
    },
    forget: () => {
      fields = [];
    },
    lost: async () => {
      const place = await page.evaluate(placeNow);
      fields = fields.filter((field) => field.place === place);
      const lost: string[] = [];
      for (const { element, name, value } of fields) {
        // A field that was drawn anew is another element: it is looked for by its name.
        const now = await element.evaluate((field) =>
          field.isConnected && 'value' in field ? String(field.value) : null,
        );
        const again = now ?? (await byName(page, name));
        if (again !== value) lost.push(`«${name}» held ${short(value)} and holds ${short(again)}`);
      }
      return lost;
    },
  };
}

function short(text: string | null): string {
  return text === null ? 'nothing, it is gone' : JSON.stringify(text.slice(0, 60));
}

async function byName(page: Page, name: string): Promise<string | null> {
  const field = page.getByLabel(name).first();
  return (await field.count()) === 0 ? null : field.inputValue().catch(() => null);
}
