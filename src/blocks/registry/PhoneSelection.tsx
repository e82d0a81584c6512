import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { countOf, figureOf } from '../../lib/countOf';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { isFocusLost } from '../../ui/focus/focusTarget';
import { timesIcon } from '../../ui/icon/frameIcons';
import { useBackCloses } from '../../ui/overlay/useBackCloses';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useOpenRegistry, type PhoneChoosing, type RegistrySelection } from './openRegistry';
import {
  ChooseAll,
  chosenCount,
  clearSelection,
  countText,
  isChoosing,
  sumText,
  Work,
} from './SelectionBar';
import { useFittingText } from './useFittingText';

/**
 * Returns the state of the selection mode on a phone; undefined on a wide screen, or if rows cannot be selected. The
 * mode begins with a long press, in the action sheet, or with rows selected earlier. It ends with ×, with «Назад», or
 * when the last row is unchecked.
 */
export function usePhoneChoosing<Row>(
  selection: RegistrySelection<Row> | undefined,
  screen: RefObject<HTMLElement | null>,
): PhoneChoosing | undefined {
  const { mobile } = useBreakpoint();
  const [isBegun, setBegun] = useState(false);
  const count = selection ? chosenCount(selection) : 0;
  const [countBefore, setCountBefore] = useState(count);
  if (count !== countBefore) {
    setCountBefore(count);
    if (count === 0) setBegun(false);
  }
  const isOn = mobile && selection !== undefined && (isBegun || isChoosing(selection));
  const end = () => {
    setBegun(false);
    if (selection) clearSelection(selection);
  };
  // A selection made before this page opened has no history entry, so «Назад» cannot close it.
  useBackCloses(isOn && isBegun, end);
  const wasOn = useRef(isOn);
  useLayoutEffect(() => {
    if (wasOn.current && !isOn && isFocusLost()) {
      const more = screen.current?.querySelector<HTMLElement>('.registry-screen__more');
      more?.focus({ preventScroll: true });
    }
    wasOn.current = isOn;
  }, [isOn, screen]);
  return mobile && selection ? { isOn, begin: () => setBegun(true), end } : undefined;
}

/** Replaces the search while rows are chosen. */
export function PhoneSelectionHead() {
  const open = useOpenRegistry();
  const { selection, choosing } = open;
  return (
    <>
      <IconButton icon={timesIcon} label="Снять выбор" onClick={choosing?.end} />
      {selection?.work ? (
        <Work />
      ) : (
        <>
          <PhoneCount text={countText(open)} />
          <ChooseAll isShort />
        </>
      )}
    </>
  );
}

const CHOSEN = 'Выбрано ';

/** Shows «Выбрано 3 из 12»; omits the word if large numbers would need a second line. */
function PhoneCount({ text }: { text: string }) {
  const line = useRef<HTMLOutputElement>(null);
  const shown = useFittingText(line, [text, text.replace(CHOSEN, '')]);
  return (
    <output ref={line} className="registry-screen__count tabular-nums">
      {shown !== text && <VisuallyHidden>{CHOSEN}</VisuallyHidden>}
      {shown}
    </output>
  );
}

/** The bar at the foot of the screen: number and sum of the chosen rows, and their actions. */
export function PhoneSelectionFoot() {
  const { selection, choosing, rowWords } = useOpenRegistry();
  if (!selection || !choosing?.isOn) return null;
  const count = chosenCount(selection);
  if (count === 0 || selection.work) return null;
  const sum = sumText(selection);
  return (
    <div className="registry-screen__chosen flex flex-none flex-wrap items-center text-accent font-semibold print-hidden gap-0-4">
      <span className="registry-screen__chosen-sum">
        {sum === undefined ? (
          countOf(count, ...rowWords)
        ) : (
          <>
            <span>{figureOf(count)} ·&nbsp;</span>
            <b>{sum}</b>
          </>
        )}
      </span>
      {selection.actions}
    </div>
  );
}
