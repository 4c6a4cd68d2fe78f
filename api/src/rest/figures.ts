import { getNamedType, type GraphQLOutputType, isObjectType, Kind, type SelectionSetNode } from 'graphql';
import type { Components, Json } from '#rest/openapi/components';

/** A `Figure` of the schema. */
interface Figure {
  value: string;
  isSample: boolean;
}

/** Figures as plain numbers, and the names of those that are samples. */
export function toNumbers(figures: object): Record<string, number | string[]> {
  const entries: Array<[string, Figure]> = Object.entries(figures);
  return {
    ...Object.fromEntries(entries.map(([name, { value }]) => [name, Number(value)])),
    samples: entries.filter(([, { isSample }]) => isSample).map(([name]) => name),
  };
}

/** The schema of such an answer. */
export function createFiguresSchema(
  type: GraphQLOutputType,
  { selections }: SelectionSetNode,
  components: Components,
): Json {
  const named = getNamedType(type);
  const fields = isObjectType(named) ? named.getFields() : {};
  const names = selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
  return components.add(named.name, {
    type: 'object',
    required: [...names, 'samples'],
    properties: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'number', description: fields[name]?.description }])),
      samples: {
        type: 'array',
        items: { type: 'string', enum: names },
        description: "Names of the figures that are the specification's samples, because there are no records yet",
      },
    },
  });
}
