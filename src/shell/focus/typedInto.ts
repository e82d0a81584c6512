/** What letters are typed into: such fields have keys, and an undo, of their own. */
export const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';
