import { isForeignComputer, setForeignComputer } from '../../../session/foreignComputer';
import { Checkbox } from '../../../ui/input/Checkbox';

/**
 * «Это чужой компьютер»: nothing that is typed or chosen from now on is kept in this browser. What is
 * ticked holds at once, also over a reload or an outage before the sign-in.
 */
export function ForeignComputer() {
  return (
    <label htmlFor="foreign-computer" className="login__foreign">
      <Checkbox
        id="foreign-computer"
        defaultChecked={isForeignComputer()}
        onChange={({ target }) => setForeignComputer(target.checked)}
      />
      Это чужой компьютер
    </label>
  );
}
