import type { SearchOption } from './useOptionSearch';

interface ComboboxState {
  /** Id of the list under the input. */
  listId: string;
  label: string;
  isOpen: boolean;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  onChoose: (option: SearchOption) => void;
}

/**
 * Returns the roles and states of a combobox with a list, as in the pattern «Combobox» of the WAI-ARIA Authoring
 * Practices, because no HTML element supports options from a server. The focus stays in the input;
 * `aria-activedescendant` names the active option.
 */
export function comboboxParts({ listId, label, isOpen, active, onChoose }: ComboboxState) {
  return {
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
    },
    list: { id: listId, role: 'listbox', 'aria-label': label },
    optionOf: (option: SearchOption, index: number) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      onClick: () => onChoose(option),
    }),
  } as const;
}

export type ComboboxParts = ReturnType<typeof comboboxParts>;
