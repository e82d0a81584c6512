/** An ИНН of which a glance over the shoulder sees only its ends. */
export function veiledItn(itn: string | undefined): string {
  if (itn === undefined) return 'не указан';
  return itn.length < 10 ? itn : `${itn.slice(0, 4)} •••• ${itn.slice(-4)}`;
}
