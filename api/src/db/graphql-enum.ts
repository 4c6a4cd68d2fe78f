import { registerEnumType } from 'type-graphql';

/** A list of values from `rules` as a GraphQL enum of the same values, each with its description. */
export function graphqlEnum<V extends string>(
  name: string,
  values: readonly V[],
  description: string,
  descriptions: { [K in V]: string } | ((value: V) => string),
): { [K in V]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in V]: K };
  const describe = (value: V) => (typeof descriptions === 'function' ? descriptions(value) : descriptions[value]);
  const valuesConfig = Object.fromEntries(values.map((value) => [value, { description: describe(value) }]));
  registerEnumType<Record<string, string>>(members, { name, description, valuesConfig });
  return members;
}
