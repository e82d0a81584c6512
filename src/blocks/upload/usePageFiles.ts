import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dateTimeText } from '../../lib/calendar/moments';

/** Returns whether files are being dragged, as opposed to text or a link. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Matches the name that browsers give to every pasted picture. */
const UNNAMED = /^image(?=\.[a-z]+$)/i;

/** Names each unnamed pasted picture after the current time: `Снимок 25.11.2026, 18-03.png`. */
function namedFiles(files: Iterable<File>, now: Date = new Date()): File[] {
  const time = dateTimeText(now.toISOString()).replaceAll(':', '-');
  return [...files].map((file, index) => {
    const stem = index === 0 ? `Снимок ${time}` : `Снимок ${time}, ${index + 1}`;
    const name = file.name.replace(UNNAMED, stem);
    return name === file.name ? file : new File([file], name, { type: file.type });
  });
}

/**
 * Handles files that are pasted anywhere on the page, or dropped outside of the fields. A pasted file is added to the
 * field with the focus or the pointer, or to the only field. A drop outside of the fields is cancelled, because the
 * browser would replace the page by the file and the input would be lost.
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
      document.querySelectorAll('[data-upload-field]').length === 1;
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
