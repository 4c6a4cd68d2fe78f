import 'reflect-metadata';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';
import { authChecker } from '#access/auth-checker';
import { parseByRule } from '#access/rules';
import { ActivityResolver } from '#activity/activity.resolver';
import { ProjectActivityResolver } from '#activity/project-activity.resolver';
import { DocumentsResolver } from '#documents/documents.resolver';
import { ConversationsResolver } from '#jarvis/conversations.resolver';
import { PromptTemplatesResolver } from '#jarvis/prompt-templates.resolver';
import { KnowledgeResolver } from '#knowledge/knowledge.resolver';
import { CallsResolver } from '#calls/calls.resolver';
import { EnquiriesResolver } from '#enquiries/enquiries.resolver';
import { LeadsResolver } from '#leads/leads.resolver';
import { PeopleResolver } from '#people/people.resolver';
import { UsersResolver } from '#people/users.resolver';
import { ProjectsResolver } from '#projects/projects.resolver';

/** Every resolver. */
const resolvers: NonEmptyArray<new () => object> = [
  PeopleResolver,
  ProjectsResolver,
  ActivityResolver,
  ProjectActivityResolver,
  KnowledgeResolver,
  DocumentsResolver,
  PromptTemplatesResolver,
  ConversationsResolver,
  UsersResolver,
  EnquiriesResolver,
  LeadsResolver,
  CallsResolver,
];

/** Instants in UTC, as in 2026-11-21T09:30:00.000Z. */
const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

/** The one schema behind both doors. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers,
    authChecker,
    validateFn: parseByRule,
    pubSub: unused,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
}

/** The framework asks for one as soon as there is a subscription; ours follow the bus of their context. */
const unused: PubSub = {
  publish: () => refuse(),
  subscribe: () => refuse(),
};
function refuse(): never {
  throw new Error('A subscription names its own source: `subscribe`');
}
