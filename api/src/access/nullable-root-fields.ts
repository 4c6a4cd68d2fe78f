import {
  DirectiveLocation,
  GraphQLDirective,
  getNullableType,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  isNonNullType,
} from 'graphql';
import { Extensions } from 'type-graphql';

/** https://specs.apollo.dev/nullability/v0.4/ */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only together with an error, so that clients that handle errors need not expect null',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'The depths of lists that it is about',
    },
  },
});

/**
 * Makes the fields of queries and mutations nullable: an error is null at its field and leaves the others their values. A field that
 * was non-null stays semantically so.
 */
export function makeRootFieldsNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      if (isNonNullType(field.type)) markSemanticNonNull(field);
  return schema;
}

/** Makes a non-null field nullable, for errors only. */
export function markSemanticNonNull(field: GraphQLField<unknown, unknown>): void {
  field.type = getNullableType(field.type);
  field.extensions = { ...field.extensions, [semanticNonNull.name]: true };
}

/** For a nullable field whose resolver never returns null: it throws instead. */
export const SemanticNonNull = () => Extensions({ [semanticNonNull.name]: true });

export const isSemanticNonNull = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions[semanticNonNull.name] === true;

/** The type of a field in a response without errors. */
export const getTypeWithoutErrors = (field: GraphQLField<unknown, unknown>): GraphQLOutputType =>
  isSemanticNonNull(field) && !isNonNullType(field.type) ? new GraphQLNonNull(field.type) : field.type;
