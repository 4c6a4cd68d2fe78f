/**
 * Rules of @graphql-eslint: https://the-guild.dev/graphql/eslint/rules. docs/schema.md explains them. `articles` and
 * `list-arguments` are ours.
 */
export const rules = {
  'require-description': [
    'error',
    {
      types: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      DirectiveDefinition: true,
    },
  ],
  'relay-page-info': 'error',
  'relay-connection-types': 'error',
  // A node is not always a Node: an item of a connection may be a card or a search result.
  'relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
  // Lists are read forward only.
  'relay-arguments': ['error', { includeBoth: false }],
  'require-deprecation-reason': 'error',
  'require-nullable-result-in-root': 'error',
  'no-scalar-result-type-on-mutation': 'error',
  'no-unreachable-types': 'error',
  'no-typename-prefix': 'error',
  'no-hashtag-description': 'error',
  'unique-enum-value-names': 'error',
  'description-style': ['error', { style: 'block' }],
  'naming-convention': [
    'error',
    {
      types: 'PascalCase',
      FieldDefinition: 'camelCase',
      InputValueDefinition: 'camelCase',
      Argument: 'camelCase',
      DirectiveDefinition: 'camelCase',
      // As in REST, in the database and in addresses: docs/schema.md says why.
      EnumValueDefinition: 'snake_case',
      'FieldDefinition[parent.name.value=Query]': { forbiddenPrefixes: ['query', 'get'], forbiddenSuffixes: ['Query'] },
      'FieldDefinition[parent.name.value=Mutation]': {
        forbiddenPrefixes: ['mutation'],
        forbiddenSuffixes: ['Mutation'],
      },
    },
  ],
};

const deletedId =
  'what is gone has an id only, and released portals send these without a selection; Relay takes the id by @deleteRecord';
const releasedWithoutSelection =
  'released portals send these without a selection, which an object would refuse; what they change is read by `me`, `knowledgeResource` and `sessions`';
const noThing = 'changes nothing that its caller can read: a session, a count, a password of someone who is signed out';
const otherFormat = 'returns a value whose format is defined elsewhere';

/** What breaks a rule, each with the reason. One that no longer does is reported. */
export const exceptions = [
  {
    rule: 'no-scalar-result-type-on-mutation',
    reason: deletedId,
    at: [
      'Mutation.deleteAiDocument',
      'Mutation.deleteAnswerTemplate',
      'Mutation.deleteCannedAnswer',
      'Mutation.deleteConversation',
      'Mutation.deleteKnowledgeResource',
      'Mutation.deletePromptTemplate',
      'Mutation.deleteTask',
      'Mutation.deleteTaskFile',
      'Mutation.endOverride',
      'Mutation.endSession',
      'Mutation.purgeConversation',
      'Mutation.removeSecondFactors',
    ],
  },
  {
    rule: 'no-scalar-result-type-on-mutation',
    reason: releasedWithoutSelection,
    at: ['Mutation.changePassword', 'Mutation.countKnowledgeView', 'Mutation.endOtherSessions'],
  },
  {
    rule: 'no-scalar-result-type-on-mutation',
    reason: noThing,
    at: [
      'Mutation.confirmPasskey',
      'Mutation.confirmPassword',
      'Mutation.recordVisit',
      'Mutation.reportPortalFault',
      'Mutation.requestPasswordReset',
      'Mutation.resetPassword',
      'Mutation.signOut',
    ],
  },
  {
    rule: 'no-scalar-result-type-on-mutation',
    reason: otherFormat,
    at: [
      'Mutation.passkeyReauthenticationOptions',
      'Mutation.passkeyRegistrationOptions',
      'Mutation.passkeySignInOptions',
      'Mutation.startOverride',
    ],
  },
  {
    rule: 'list-arguments',
    reason: 'chooses one of several lists, as an id does',
    at: ['Query.aiNexusCards.area', 'Query.boardTasks.status'],
  },
  {
    rule: 'list-arguments',
    reason: 'a search result has an order and excerpts by what is searched for; there is none without it',
    at: ['Query.knowledgeMatches.search'],
  },
  {
    rule: 'list-arguments',
    reason: 'a list that one enters anywhere: docs/decisions/039',
    at: ['Query.leads.skip'],
  },
  { rule: 'no-typename-prefix', reason: 'a role, not a part of the type’s name', at: ['Project.projectManager'] },
];
