/** Address of the insurer's demo page, which the cabinet shows in the frame of /settlement. */
export const SETTLEMENT_PATH = '/__backend/settlement';

/** Messages that the page may send to the cabinet (src/modules/settlement/README.md), each with its button. */
const SAYINGS = [
  ['Показать реестр заказов', { type: 'settlement:open', path: '/sender/order-register' }],
  ['Показать документы', { type: 'settlement:open', path: '/documents' }],
  ['Завершить сессию', { type: 'settlement:session-expired' }],
] as const;

const buttons = SAYINGS.map(
  ([label, message]) => `<button data-says='${JSON.stringify(message)}'>${label}</button>`,
).join('\n      ');

const page = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Демонстрационная страница страховой компании</title>
    <style>
      body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; }
      h1 { margin: 0 0 8px; font-size: 20px; }
      p { margin: 0 0 16px; max-width: 60ch; }
      button { min-height: 44px; margin: 0 8px 8px 0; padding: 8px 16px; font: inherit; }
    </style>
  </head>
  <body>
    <main>
      <h1>Заявления и выплаты</h1>
      <p>Здесь страница страховой компании. В демонстрации её играет учебный бэкенд: кнопки ниже
      говорят кабинету то, что может сказать такая страница.</p>
      ${buttons}
      <p>Загружено в <time id="loaded"></time>.</p>
    </main>
    <script>
      // The referrer names the cabinet; in a tab of its own there is no cabinet to tell.
      const cabinet = document.referrer === '' ? null : new URL(document.referrer).origin;
      const say = (message) => {
        if (cabinet !== null && window.parent !== window) window.parent.postMessage(message, cabinet);
      };
      document.getElementById('loaded').textContent = new Date().toLocaleTimeString('ru-RU', { timeZone: 'Europe/Moscow' });
      for (const button of document.querySelectorAll('button')) {
        button.addEventListener('click', () => say(JSON.parse(button.dataset.says)));
      }
      const main = document.querySelector('main');
      new ResizeObserver(() => {
        say({ type: 'settlement:height', height: main.offsetHeight + 48 });
      }).observe(main);
    </script>
  </body>
</html>
`;

export function settlementPage(): Response {
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
