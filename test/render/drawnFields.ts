import type * as FieldFrames from '../../src/forms/field/FieldFrame';

/** How often each field was drawn, by its id; a test clears it before what it counts. */
export const drawnFields = new Map<string, number>();

const count = (id: string) => drawnFields.set(id, (drawnFields.get(id) ?? 0) + 1);

/**
 * Frames that are counted, for `vi.mock` of src/forms/field/FieldFrame: every field draws a line for
 * its message, under its own id.
 */
export function countingFrames(original: typeof FieldFrames): typeof FieldFrames {
  return {
    ...original,
    FieldFrame: (props) => {
      count(props.id);
      return original.FieldFrame(props);
    },
    FieldMessage: (props) => {
      count(props.id);
      return original.FieldMessage(props);
    },
  };
}
