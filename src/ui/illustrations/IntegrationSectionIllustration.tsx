import { Illustration, Lines } from './Illustration';

/** Shows the section «Интеграция» in the courier's cabinet, which contains the keys. */
export function IntegrationSectionIllustration() {
  return (
    <Illustration label="Личный кабинет курьерской службы: в меню выбран раздел «Интеграция»">
      <rect className="illustration__paper" x="30" y="20" width="300" height="160" rx="10" />
      <rect className="illustration__line" x="30.5" y="44" width="299" height="1" />
      <circle className="illustration__line" cx="46" cy="32" r="4" />
      <circle className="illustration__line" cx="60" cy="32" r="4" />
      <circle className="illustration__line" cx="74" cy="32" r="4" />
      <rect className="illustration__line" x="152" y="44.5" width="1" height="135" />
      <Lines x={46} y={60} widths={[82, 70]} />
      <rect className="illustration__frame" x="40" y="90" width="102" height="32" rx="8" />
      <text className="illustration__text illustration__text--strong font-semibold" x="52" y="110">
        Интеграция
      </text>
      <Lines x={46} y={138} widths={[76, 60]} />
      <path className="illustration__stroke" d="M160 106h36M188 98l8 8-8 8" />
      <text className="illustration__text" x="210" y="74">
        Текущий ключ
      </text>
      <Lines x={210} y={88} widths={[100, 92, 100, 70]} />
    </Illustration>
  );
}
