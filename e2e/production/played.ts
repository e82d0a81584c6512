/** Journeys of one file that run on a real nginx, with the reason. */
interface Played {
  /** The file of journeys, without its extension. */
  readonly file: string;
  readonly because: string;
  /** Titles of journeys that do not depend on the server: widths, amounts, keys. */
  readonly without?: RegExp;
}

/** Journeys on the production server: the main ones of each module, in a few minutes. */
export const played: readonly Played[] = [
  { file: 'production/*', because: 'the server itself, and every kind of page under its policy' },
  { file: 'signIn', because: 'the way in, with the redirects that a server could follow' },
  { file: 'session', because: 'tokens, tabs and lost networks behind a server in between' },
  {
    file: 'shell',
    because: 'the theme before the first paint, storage, texts of a server under the policy',
    without:
      /top bar ends|ends the top bar|into a drawer|collapses|fills the screen|user menu|by keyboard/,
  },
  {
    file: 'debtors',
    because: 'an application and its agreement, a download by its Cyrillic name',
    without:
      /no holes|makes the dialog|on a phone|gives the focus|five thousand|counts as|warns of/,
  },
  {
    file: 'deliveries',
    because: 'documents in the viewer, whose worker and pictures the policy names',
    without: /of 100 000/,
  },
  { file: 'financing', because: 'an order over three pages, and Excel' },
  { file: 'financeRequest', because: 'the longest form, its files and its previews' },
  {
    file: 'financePreview',
    because: 'the worker of the PDF reader, which Trusted Types ask for its policy',
    without: /at 360 px|broken, refused/,
  },
  {
    file: 'paymentCalendar',
    because: 'drawn styles, and a file made in the page',
    without: /no more than four|sheet of paper/,
  },
  {
    file: 'profile',
    because: 'pictures, the password, the appearance',
    without: /the tabs|no tab for|made up by/,
  },
  {
    file: 'users',
    because: 'a user from the beginning to the end, by both kinds of administrators',
    without:
      /wrong keyboard|by mouse or keyboard|why a role|unsaved|not saved|cannot delete|without the role|follow a changed|by keyboard alone/,
  },
  { file: 'seller', because: 'documents, and the way to a claim' },
  {
    file: 'senderOrders',
    because: 'orders and bills, and a file in windows-1251',
    without: /of 20 000/,
  },
  {
    file: 'senderClaim',
    because: 'a claim with its documents',
    // The connection that its backend cuts is a 502 here: production/upload.spec.ts.
    without: /with three files/,
  },
  {
    file: 'settlement',
    because: 'the frame of another origin',
    // The policy allows one frame address, but that test needs two others.
    without: /gone to another origin/,
  },
];
