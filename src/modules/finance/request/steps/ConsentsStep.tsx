import './ConsentsStep.css';
import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { Consent } from './Consent';

/** The consents, each saved as soon as it is ticked. */
export function ConsentsStep() {
  const { flags } = useEditing();
  return (
    <>
      <StepTitle />
      <p>Каждое согласие сохраняется сразу.</p>
      <ul className="consents">
        {flags.map((flag) => (
          <li key={flag.flag}>
            <Consent consent={flag} />
          </li>
        ))}
      </ul>
    </>
  );
}
