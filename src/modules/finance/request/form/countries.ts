/** ISO 3166-1 alpha-2; where founders of customers come from stands first. */
const FIRST = 'RU BY KZ AM KG UZ TJ AZ MD GE CN TR AE IN RS CY'.split(' ');
const OTHERS =
  'AD AF AG AL AO AR AT AU BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BZ CA CD CF CG CH CI CL CM CO CR CU CV CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IQ IR IS IT JM JO JP KE KH KI KM KN KP KR KW LA LB LC LI LK LR LS LT LU LV LY MA MC ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TL TM TN TO TT TV TW TZ UA UG US UY VA VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );

let offered: readonly { value: string; label: string }[] | undefined;

/** Countries to choose from, under their Russian names. */
export function countryOptions(): readonly { value: string; label: string }[] {
  if (offered) return offered;
  const names = new Intl.DisplayNames('ru', { type: 'region' });
  const optionOf = (value: string) => ({ value, label: names.of(value) ?? value });
  const others = OTHERS.map(optionOf).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'ru'),
  );
  offered = [...FIRST.map(optionOf), ...others];
  return offered;
}
