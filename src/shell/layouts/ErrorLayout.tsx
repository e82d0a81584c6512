import { PlainLayout } from './PlainLayout';

/** Layout `error`: one message in the middle of the screen. */
export function ErrorLayout() {
  return <PlainLayout centred />;
}
