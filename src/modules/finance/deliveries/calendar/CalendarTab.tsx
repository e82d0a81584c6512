/** The payment calendar. */
export default function CalendarTab() {
  return null;
}
