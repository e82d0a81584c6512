import type { Page } from 'playwright/test';
import type { users } from '../support/cabinet';
import type { Control } from '../support/control';
import type { Width } from './still';

/** A screen, or a dialog, panel or menu that is open over it. */
export interface View {
  readonly at: string;
  /** Signed-in user; none by default. */
  readonly as?: keyof typeof users;
  /** Changes the backend before the screen is opened. */
  readonly begin?: (control: Control) => Promise<void>;
  /** Opens the dialog, panel or menu over the screen. */
  readonly open?: (page: Page, width: Width) => Promise<void>;
  /** Role of the opened element: at 1440 px the picture shows only this element, with a margin. */
  readonly part?: 'alertdialog' | 'complementary' | 'dialog' | 'menu';
  /** Both widths by default. */
  readonly widths?: readonly Width[];
  /** Widths with a picture in the dark theme, too. */
  readonly dark?: readonly Width[];
  /** Orientation of a printed A4 sheet. A view with this field has no other picture. */
  readonly paper?: 'landscape' | 'portrait';
  /** True if `npm test` compares the picture, too. */
  readonly isCore?: boolean;
}

/** Views by the name of their pictures. */
export type Views = Readonly<Record<string, View>>;
