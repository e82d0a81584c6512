import { createContext, useState } from 'react';
import { dateText } from '../../lib/dates';
import { fieldsOf } from '../../lib/fieldsOf';
import { isIsoDay, moscowDay, type IsoDay } from '../../lib/isoDay';
import { useAppSelector } from '../../session/appStore';
import { selectTabUser } from '../../session/sessionSlice';
import { userMemory } from '../../session/userMemory';

/** Date of the last export on this device, by bill id. A shown QR code counts as an export. */
type ExportedDays = Readonly<Record<string, IsoDay>>;

/** Maximum number of remembered bills; those with the oldest export are dropped. */
const MOST_KEPT = 300;

const memory = userMemory<ExportedDays>({
  key: 'cabinet-exported-bills',
  shape: (stored) =>
    Object.fromEntries(
      Object.entries(fieldsOf(stored)).flatMap(([id, day]) => (isIsoDay(day) ? [[id, day]] : [])),
    ),
});

interface ExportedBills {
  /** Returns «выгружен 26.11»; empty for a bill that was not exported. */
  wordsOf: (id: string) => string;
  mark: (ids: readonly string[]) => void;
}

/** The bills that were exported on this device. A note about them prevents a second payment. */
export const ExportedBillsContext = createContext<ExportedBills>({
  wordsOf: () => '',
  mark: () => {},
});

export function useExportedBills(): ExportedBills {
  const owner = useAppSelector(selectTabUser) ?? '';
  const [days, setDays] = useState<ExportedDays>(() => memory.read(owner) ?? {});
  return {
    wordsOf: (id) => (days[id] ? `выгружен ${dateText(days[id]).slice(0, 5)}` : ''),
    mark: (ids) => {
      const today = moscowDay();
      const marked = ids.map((id) => [id, today] as const);
      const others = Object.entries(days).filter(([id]) => !ids.includes(id));
      const next = Object.fromEntries([...marked, ...others].slice(0, MOST_KEPT));
      memory.write(owner, next);
      setDays(next);
    },
  };
}
