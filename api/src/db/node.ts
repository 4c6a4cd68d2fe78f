import { type GraphQLSchema, isInterfaceType } from 'graphql';
import { Field, ID, InterfaceType } from 'type-graphql';

/** https://relay.dev/graphql/objectidentification.htm */
@InterfaceType({ description: 'A thing with a globally unique id, by which `node` returns it' })
export abstract class Node {
  @Field(() => ID, { description: 'Immutable identifier, unique among all types' })
  id!: string;
}

/** Reads carry their type's name. TypeGraphQL would resolve the type asynchronously, which graphql-jit does not support. */
export function resolveNodesByTypename(schema: GraphQLSchema): GraphQLSchema {
  const type = schema.getType(Node.name);
  if (isInterfaceType(type)) type.resolveType = ({ __typename }: { __typename: string }) => __typename;
  return schema;
}
