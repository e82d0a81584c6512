import { Illustration, Mark } from './Illustration';

/** Shows ID and Secret key of the current key in the courier's cabinet. */
export function AccountKeyIllustration() {
  return (
    <Illustration label="Сведения о текущем ключе: первым стоит Account, это ID; вторым Secure password, это Secret key">
      <rect className="illustration__paper" x="30" y="20" width="300" height="160" rx="10" />
      <text className="illustration__text" x="48" y="46">
        Текущий ключ
      </text>
      <text className="illustration__text illustration__text--muted" x="80" y="72">
        Account (ID)
      </text>
      <rect className="illustration__frame" x="80" y="80" width="226" height="28" rx="8" />
      <text className="illustration__text illustration__text--strong font-semibold" x="92" y="98">
        1234567890
      </text>
      <text className="illustration__text illustration__text--muted" x="80" y="130">
        Secure password (Secret key)
      </text>
      <rect className="illustration__frame" x="80" y="138" width="226" height="28" rx="8" />
      <text className="illustration__text illustration__text--strong font-semibold" x="92" y="157">
        ••••••••
      </text>
      <text className="illustration__text illustration__text--strong font-semibold" x="226" y="156">
        Показать
      </text>
      <Mark x={55} y={94}>
        1
      </Mark>
      <Mark x={55} y={152}>
        2
      </Mark>
    </Illustration>
  );
}
