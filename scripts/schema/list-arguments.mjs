import { Kind, parse, print } from 'graphql';

/**
 * Connections take `first`, `after`, `filter`, `orderBy` and the ids that they can't do without. Deprecated arguments are for
 * released portals; require-deprecation-reason is about those.
 */
export function findListArgumentFaults(text) {
  const { definitions } = parse(text);
  const orders = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      .map(({ name, fields }) => [name.value, fields.map((field) => `${field.name.value}: ${print(field.type)}`)]),
  );
  return definitions
    .filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
    .flatMap((type) => type.fields.map((field) => ({ type, field })))
    .filter(({ field }) => print(field.type).replace('!', '').endsWith('Connection'))
    .flatMap(({ type, field }) =>
      field.arguments
        .filter(({ directives }) => directives.every(({ name }) => name.value !== 'deprecated'))
        .filter((argument) => !isAllowed(argument, orders))
        .map(({ name }) => ({
          rule: 'list-arguments',
          at: `${type.name.value}.${field.name.value}.${name.value}`,
          message: 'lists take first, after, filter: …Filter, orderBy: …OrderBy { field direction }, and required ids',
        })),
    );
}

function isAllowed({ name, type }, inputs) {
  const typeName = print(type);
  if (name.value === 'first') return typeName === 'Int!';
  if (name.value === 'after') return typeName === 'String';
  if (name.value === 'filter') return typeName.endsWith('Filter') && inputs.has(typeName);
  if (name.value === 'orderBy') return typeName.endsWith('OrderBy') && isOrder(inputs.get(typeName));
  return typeName === 'ID!';
}

const isOrder = (fields) =>
  fields?.length === 2 &&
  fields.includes('direction: SortDirection!') &&
  fields.some((field) => field.startsWith('field: '));
