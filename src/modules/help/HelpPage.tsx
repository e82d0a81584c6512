export default function HelpPage() {
  return <h1>Помощь</h1>;
}
