import './PaletteField.css';
import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../session/appStore';
import { Icon } from '../../ui/icon/Icon';
import { searchIcon } from '../../ui/icon/frameIcons';
import { TYPED_INTO } from '../../ui/focus/focusTarget';
import { modalKind } from '../modal/modalKind';

const palette = modalKind<object>({ id: 'shell/palette', lazy: () => import('./Palette') });
const keyList = modalKind<object>({
  id: 'shell/keys',
  lazy: () => import('../keyboard/KeyDialog'),
});

/**
 * Returns the kind of dialog that a key opens; undefined for other keys. It compares `code`, so that the keyboard
 * layout does not matter.
 */
function openedBy({ code, key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey ? palette : undefined;
  if (target instanceof Element && target.closest(TYPED_INTO)) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return keyList;
  return key === '/' || code === 'Slash' ? palette : undefined;
}

/** The field of the top bar that opens the palette, by a click or a shortcut. */
export function PaletteField() {
  const dispatch = useAppDispatch();
  // A layout effect, so that the shortcuts work from the first paint of the field.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const kind = event.defaultPrevented ? undefined : openedBy(event);
      if (!kind) return;
      event.preventDefault();
      // The palette does not open over a dialog, because a choice in it could leave the dialog's page.
      if (document.querySelector('dialog[open], .p-dialog') === null) void dispatch(kind.open({}));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
  return (
    <button
      type="button"
      className="palette-field grid text-muted rounded place-center"
      title="Найти или перейти"
      aria-label="Найти или перейти"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => void dispatch(palette.open({}))}
    >
      <Icon drawing={searchIcon} />
      <span className="palette-field__text hidden" aria-hidden="true">
        Найти… <kbd>{/Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</kbd>
      </span>
    </button>
  );
}
