/** Returns the id of an account with its middle masked; the ends stay recognizable. */
export function maskedId(clientId: string): string {
  const symbols = [...clientId];
  if (symbols.length === 0) return '—';
  const shown = Math.min(4, Math.floor(symbols.length / 4));
  return `${symbols.slice(0, shown).join('')} •••• ${symbols.slice(symbols.length - shown).join('')}`.trim();
}
