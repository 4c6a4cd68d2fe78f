import 'reflect-metadata';
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';
import { authChecker } from '#access/auth-checker';
import { makeRootFieldsNullable, semanticNonNull } from '#access/nullable-root-fields';
import { parseByRule } from '#access/rules';
import { setTokenScopes } from '#access/token-scopes';
import { ActionItemsResolver } from '#action-items/action-items.resolver';
import { domains } from '#domains';
import { resolveNodesByTypename } from '#db/node';
import { refuseInPart } from '#db/shown-in-part';
import { NodesResolver } from '#nodes/nodes.resolver';
import { DateTimeScalar } from '#scalars';

/** Every resolver. Action items and nodes are read from the registry of domains, so they are not in it. */
const resolvers = [
  ...domains.flatMap((domain) => domain.resolvers ?? []),
  ActionItemsResolver,
  NodesResolver,
] as unknown as NonEmptyArray<new () => object>;

/** TypeGraphQL has no place for them. */
const rootDescriptions = {
  Query: 'What can be read',
  Mutation: 'What can be changed',
  Subscription: 'What can be followed live, over the WebSocket at /graphql',
};

/** The one schema behind GraphQL and REST. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    authChecker,
    validateFn: parseByRule,
    pubSub: unused,
    directives: [...specifiedDirectives, semanticNonNull],
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    // GraphQL checks a schema before its first operation; checking it here as well would make each start slower.
    skipCheck: true,
  });
  setTokenScopes(schema, domains);
  for (const [name, description] of Object.entries(rootDescriptions))
    Object.assign(schema.getType(name) ?? {}, { description });
  return refuseInPart(makeRootFieldsNullable(resolveNodesByTypename(schema)));
}

/** Required by the framework as soon as there is a subscription; ours use the bus of their context. */
const unused: PubSub = {
  publish: () => throwUnused(),
  subscribe: () => throwUnused(),
};
function throwUnused(): never {
  throw new Error('A subscription must set its own source: `subscribe`');
}
