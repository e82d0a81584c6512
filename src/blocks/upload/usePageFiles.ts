import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dateTimeText } from '../../lib/calendar/moments';

/** Whether files are being dragged, and not a word or a link. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Names of pictures that browsers give to what is copied from a screen: all the same. */
const UNNAMED = /^image(?=\.[a-z]+$)/i;

/** Pasted files, each picture without a name of its own called by the time: `Снимок 25.11.2026, 18-03.png`. */
function namedFiles(files: Iterable<File>, now: Date = new Date()): File[] {
  const time = dateTimeText(now.toISOString()).replaceAll(':', '-');
  return [...files].map((file, index) => {
    const stem = index === 0 ? `Снимок ${time}` : `Снимок ${time}, ${index + 1}`;
    const name = file.name.replace(UNNAMED, stem);
    return name === file.name ? file : new File([file], name, { type: file.type });
  });
}

/**
 * Files that come to the page and not to the field itself: what is pasted goes to the field that has
 * the focus or the pointer, or to the only one; what is dropped beside is not opened by the browser,
 * which would take the page and everything typed away.
 */
export function usePageFiles(
  field: RefObject<HTMLElement | null>,
  add: (files: Iterable<File>) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { current } = field;
    const files = event.clipboardData?.files;
    if (current === null || files === undefined || files.length === 0) return;
    const isMeant =
      current.contains(document.activeElement) ||
      current.matches(':hover') ||
      document.getElementsByClassName(current.className).length === 1;
    if (!isMeant || event.defaultPrevented) return;
    event.preventDefault();
    add(namedFiles(files));
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
