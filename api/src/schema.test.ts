import { expect, test } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isInputObjectType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { createSchema } from '#schema';

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

interface Described {
  name: string;
  description?: string | null;
}

/** Everything shown in the playground, by path. */
function getPlaces(type: GraphQLNamedType): Described[] {
  const self = roots.some((root) => root === type) ? [] : [type];
  if (!isObjectType(type) && !isInputObjectType(type)) return self;
  const fields = Object.values(type.getFields());
  return [
    ...self,
    ...fields.map((field) => ({ ...field, name: `${type.name}.${field.name}` })),
    ...fields.flatMap((field) =>
      'args' in field
        ? field.args.map((arg: Described) => ({ ...arg, name: `${type.name}.${field.name}(${arg.name})` }))
        : [],
    ),
  ];
}

test('every type, field and argument has a description', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const silent = types.flatMap(getPlaces).filter(({ description }) => !description);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Lists that are neither connections nor cut off, and what bounds each. */
const boundedLists: Record<string, string> = {
  'AccessMatrix.operations': 'the operations of the schema',
  'InstallationSettings.facts': 'a fixed list',
  'InstallationSettings.settings': 'the settings of .env.example',
  'Mutation.checkVersions': 'the versions that were sent',
  'PeopleCounts.roles': 'the roles',
  'Query.checkRelease': 'the build that was sent',
  'Query.knowledgeCounts': 'the hubs and categories',
  'Query.leadCounts': 'the statuses',
  'Query.liveOperations': 'the versions that are in use',
  'Query.platformHealth': 'the dependencies',
  'Query.remotes': 'the remotes',
  'Query.setupWarnings': 'the checks of the setup',
  'Query.systemAlerts': 'the kinds of alerts',
  'SecondFactors.passkeys': 'the passkeys of a person, who has a few',
  'StagedRelease.portals': 'the paths of the build that was sent',
  'TrialFinished.referencedDocuments': 'the documents that were sent',
};
const saysItsBound = /\bat most\b|\d at most\b|\blast (four|five|twelve)\b/i;

test('a list that is not a connection says how long it gets', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type)))
    .filter(({ field }) => field.name !== 'edges' && field.extensions.maxRows === undefined);
  const silent = lists.filter(({ field }) => !saysItsBound.test(field.description ?? ''));
  expect(silent.map(({ type, field }) => `${type.name}.${field.name}`).toSorted()).toEqual(Object.keys(boundedLists));
});
