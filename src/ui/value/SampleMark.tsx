import './SampleMark.css';

/** Marks a sample text that the owner of the cabinet has yet to replace. */
export function SampleMark() {
  return <span className="sample-mark">Образец</span>;
}
