import { BOUNDARY, formOfParts, type FormPart } from '../live/callPlan';
import { schemaOf, type MediaTypeObject, type OpenApiDocument } from '../openApi';

/** A form that is wrong in one place. */
export interface WrongForm {
  /** The part, or what stands in its place. */
  readonly part: string;
  /** What is wrong there, in a word or two of English. */
  readonly what: string;
  readonly type: string;
  readonly text: string;
  /** Words of curl that send the form again; a content that the contract does not show is a file. */
  readonly curl: string;
}

/** Files above this size (bytes) are not sent: the limit is then the business of other tests. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A program: a type that is sent where the contract names the types that it takes. */
const STRANGE = { filename: 'example.exe', type: 'application/x-msdownload' };

function curlOf({ name, content, filename, type }: FormPart): string {
  const file = content === '' ? '/dev/null' : 'body.bin';
  return filename === undefined
    ? `-F '${name}=${content}'`
    : `-F '${name}=@${file};filename=${filename};type=${type}'`;
}

/**
 * What can be wrong with a form that carries files, a part at a time: the file is missing, stands
 * under another name, is shorter or longer than its schema allows (in bytes), or is of a type that
 * the contract does not name.
 *
 * @param example of the form, as the contract shows it
 */
export function wrongForms(
  document: OpenApiDocument,
  { schema, encoding = {} }: MediaTypeObject,
  example: unknown,
): WrongForm[] {
  const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(document, schema);
  const shown: Readonly<Record<string, unknown>> = Object.assign({}, example);
  return required.flatMap((name) => {
    const content = shown[name];
    const {
      format,
      minLength = 0,
      maxLength = Infinity,
    } = schemaOf(document, properties[name] ?? {});
    if (format !== 'binary') return [];
    const file: FormPart = {
      name,
      content: typeof content === 'string' ? content : 'x',
      filename: 'example.pdf',
      type: 'application/pdf',
    };
    const form = (what: string, part: FormPart): WrongForm => ({
      part: name,
      what,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      text: formOfParts([part]),
      curl: curlOf(part),
    });
    const isLimited = maxLength < MOST_BYTES;
    return [
      form('missing', { name: 'other', content: 'x' }),
      form('under another name', { ...file, name: `${name}_other` }),
      ...(minLength > 0 ? [form('too short', { ...file, content: '' })] : []),
      ...(isLimited ? [form('too long', { ...file, content: 'x'.repeat(maxLength + 1) })] : []),
      ...(encoding[name]?.contentType === undefined
        ? []
        : [form('type of the file', { ...file, ...STRANGE })]),
    ];
  });
}
