import { type GraphQLSchema, isObjectType, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { isSemanticNonNull, semanticNonNull } from '#access/nullable-root-fields';

/** The schema as text, sorted. Unlike that of graphql-js, it has the directive of fields that are null only with an error. */
export function printAnnotatedSchema(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  const ends = parse(text).definitions.flatMap((node) => {
    const type = node.kind === Kind.OBJECT_TYPE_DEFINITION ? schema.getType(node.name.value) : null;
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !isObjectType(type)) return [];
    return (node.fields ?? []).flatMap(({ name, type: { loc } }) => {
      const field = type.getFields()[name.value];
      return field && loc && isSemanticNonNull(field) ? [loc.end] : [];
    });
  });
  const starts = [0, ...ends];
  return starts.map((start, index) => text.slice(start, ends[index])).join(` @${semanticNonNull.name}`);
}
