/**
 * A script that stands in a page itself. The server puts the nonce of its answer there, and into the
 * policy.
 *
 * @param data JSON for `document.currentScript.dataset`, by name
 */
export function inlineScript(code: string, data: Readonly<Record<string, unknown>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => {
    const text = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    return ` data-${name}='${text}'`;
  });
  const safeCode = code.replaceAll('</', '<\\/');
  return `<script nonce="CSP_NONCE"${attributes.join('')}>${safeCode}</script>`;
}
