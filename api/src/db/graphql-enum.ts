import { registerEnumType } from 'type-graphql';

/** A list of values from `rules` as a GraphQL enum of the same values. */
export function graphqlEnum<V extends string>(
  name: string,
  values: readonly V[],
  description: string,
): { [K in V]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in V]: K };
  registerEnumType(members, { name, description });
  return members;
}
