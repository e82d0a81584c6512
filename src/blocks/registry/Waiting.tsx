import { useLongWait } from './useLongWait';

/** The line above rows that are being asked for, once that takes its time; rows fade along with it. */
export function Waiting({ isFetching }: { isFetching: boolean }) {
  return useLongWait(isFetching) && <div className="registry-screen__waiting" />;
}
