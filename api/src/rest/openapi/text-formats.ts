import type { Json } from '#rest/openapi/components';

/** Formats of texts, by the name of their field: the first that matches. */
const formats: Array<[name: RegExp, format: Json]> = [
  [/email$/i, { format: 'email' }],
  // A web address, or a path of this server for an uploaded file.
  [/^(file|upload|profileImage)Url$/i, { format: 'uri-reference' }],
  [/Url$/, { format: 'uri' }],
  [/On$/, { format: 'date' }],
  [/^amount$|Fee$|^total[A-Z]/, { pattern: String.raw`^-?\d+\.\d{2}$`, examples: ['2500.00'] }],
];

/** The schema of a field, with its format if it is a text of a known kind. */
export function withTextFormat(name: string, schema: Json): Json {
  const isText = [schema.type].flat().includes('string') && !('format' in schema || 'enum' in schema);
  const [, format] = (isText && formats.find(([pattern]) => pattern.test(name))) || [];
  return { ...schema, ...format };
}
