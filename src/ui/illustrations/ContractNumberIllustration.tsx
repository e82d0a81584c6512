import { Illustration, Lines } from './Illustration';

/** Shows the two places with the number of a contract: the heading of the contract, and the courier's cabinet. */
export function ContractNumberIllustration() {
  return (
    <Illustration label="Номер договора: в заголовке договора и рядом с названием организации в личном кабинете курьерской службы">
      <rect className="illustration__paper" x="22" y="18" width="146" height="164" rx="6" />
      <text className="illustration__text" x="38" y="46">
        Договор
      </text>
      <rect className="illustration__frame" x="34" y="54" width="122" height="28" rx="8" />
      <text className="illustration__text illustration__text--strong font-semibold" x="44" y="72">
        № 12345678
      </text>
      <Lines x={36} y={98} widths={[112, 118, 96]} />
      <Lines x={36} y={148} widths={[118, 60]} />

      <rect className="illustration__paper" x="188" y="34" width="150" height="132" rx="8" />
      <rect className="illustration__line" x="188.5" y="56" width="149" height="1" />
      <circle className="illustration__line" cx="201" cy="45" r="3.5" />
      <circle className="illustration__line" cx="213" cy="45" r="3.5" />
      <circle className="illustration__line" cx="225" cy="45" r="3.5" />
      <text className="illustration__text" x="202" y="78">
        Ваша компания
      </text>
      <rect className="illustration__frame" x="200" y="88" width="126" height="28" rx="8" />
      <text className="illustration__text illustration__text--strong font-semibold" x="210" y="106">
        № 12345678
      </text>
      <Lines x={202} y={130} widths={[118, 86]} />
    </Illustration>
  );
}
