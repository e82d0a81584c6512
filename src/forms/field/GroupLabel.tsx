import './FieldFrame.css';
import type { ReactNode } from 'react';

/** The label of several controls that belong together: the `legend` of their `fieldset`. */
export function GroupLabel({ children }: { children: ReactNode }) {
  return <legend className="field__label">{children}</legend>;
}
