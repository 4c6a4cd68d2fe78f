import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { type PlainField, plainFields } from '#db/plain-fields';
import type { Fragments, Sets } from '#db/selection-fields';

/** JSON text with placeholders. What the document alone determines is a plain string. */
export type Template = Array<string | { place: string }>;

/** The object that selection sets describe, with its keys in document order. */
export function objectTemplate(
  type: GraphQLObjectType,
  sets: Sets,
  fragments: Fragments,
  valueOf: (field: GraphQLField<unknown, unknown>, selected: PlainField) => Template,
): Template {
  const entries = [...plainFields(type, sets, fragments)].map(([key, selected]): Template => {
    const value = selected.field ? valueOf(selected.field, selected) : [JSON.stringify(type.name)];
    return [`${JSON.stringify(key)}:`, ...value];
  });
  return mergeStrings(['{', ...entries.flatMap((entry, index) => (index > 0 ? [',', ...entry] : entry)), '}']);
}

function mergeStrings(template: Template): Template {
  const parts: Template = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  return parts;
}

export const hasPlaceholder = (template: Template, name: string): boolean =>
  template.some((part) => typeof part !== 'string' && part.place === name);

/** The template as text. */
export function toText(template: Template, getText: (place: string) => string): string {
  let text = '';
  for (const part of template) text += typeof part === 'string' ? part : getText(part.place);
  return text;
}

/** The template as an SQL expression of type text. Concatenation is much faster than `json_build_object`. */
export const toSql = (template: Template, getSql: (place: string) => string = (place) => place): string =>
  template
    .map((part) => (typeof part === 'string' ? `'${part.replaceAll("'", "''")}'` : getSql(part.place)))
    .join('||');
