import './DraftStatus.css';
import { useState } from 'react';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icon/Icon';
import { checkCircleIcon, exclamationTriangleIcon } from '../../ui/icon/frameIcons';
import { DateTimeText } from '../../ui/value/DateTimeText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useOnline } from '../../shell/offline/onlineStatus';
import type { DraftHold } from './createDraftHold';
import { draftStatusText } from './draftStatusText';
import { useDraftState } from './useFormDraft';

export interface DraftStatusProps {
  draft: Pick<DraftHold<never>, 'state' | 'subscribe'>;
  /** Data that drafts never contain, in the genitive: «паспортных данных». */
  secrets: string;
}

/**
 * Shows the save status with its time. Screen readers announce when a problem begins or ends, not
 * each save.
 */
export function DraftStatus({ draft, secrets }: DraftStatusProps) {
  const state = useDraftState(draft);
  const isOnline = useOnline();
  const { text, at, rest, tone, announcement } = draftStatusText(state, { isOnline, secrets });
  const [announced, setAnnounced] = useState('');
  if (announcement !== undefined && announcement !== announced) setAnnounced(announcement);
  const isSaved = state.kind === 'kept' || state.kind === 'untouched';
  return (
    <div
      className={classNames('draft-status inline-flex gap-2 text-muted', `draft-status--${tone}`)}
    >
      {text !== '' && (tone === 'warning' || isSaved) && (
        <Icon
          drawing={tone === 'warning' ? exclamationTriangleIcon : checkCircleIcon}
          className="draft-status__icon"
        />
      )}
      <span>
        {text}
        {at !== undefined && (
          <>
            {' '}
            <DateTimeText brief value={new Date(at).toISOString()} />
          </>
        )}
        {rest}
      </span>
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
    </div>
  );
}
