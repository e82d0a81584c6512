import type { ElementHandle, Page } from 'playwright/test';

/** Input of the monkey in the open form. */
export interface TypedInput {
  /** Remembers the value of a field after typing. */
  remember(element: ElementHandle<Element>, name: string): Promise<void>;
  /** Forgets the input: the form has left the page, or may be empty for a good reason. */
  forget(): void;
  /** Returns descriptions of the fields that have lost their input. */
  lost(): Promise<readonly string[]>;
}

interface Field {
  readonly element: ElementHandle<Element>;
  readonly name: string;
  readonly value: string;
  readonly place: string;
}

/** Runs in the page: returns a key of the open form, made of the address and the texts of the dialogs. */
function placeNow(): string {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const titles = dialogs.filter((one) => one.checkVisibility()).map((one) => one.textContent);
  return `${location.pathname}${location.search} ${titles.map((title) => title.slice(0, 40)).join()}`;
}

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
        // Reads the field by name if the element has left the page, because React may have rendered a new element.
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
