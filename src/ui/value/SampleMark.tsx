import './SampleMark.css';

/** Before a text that stands in for the one that the owner of the cabinet has yet to write. */
export function SampleMark() {
  return <span className="sample-mark">Образец</span>;
}
