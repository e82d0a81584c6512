import './SampleMark.css';

/** Marks a sample text that the owner of the cabinet still has to replace. */
export function SampleMark() {
  return (
    <span className="sample-mark text-warning text-xs font-semibold rounded-full">Образец</span>
  );
}
