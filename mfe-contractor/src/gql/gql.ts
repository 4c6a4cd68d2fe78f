/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}": typeof types.HubRoleDocument,
    "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ConversationIsThereDocument,
    "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}": typeof types.TestJarvisDocument,
    "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}": typeof types.AvailableTemplatesDocument,
    "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}": typeof types.CreateConversationDocument,
    "query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ConversationListDocument,
    "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}": typeof types.ConversationRow_ConversationFragmentDoc,
    "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}": typeof types.ConversationMatchesDocument,
};
const documents: Documents = {
    "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}": types.HubRoleDocument,
    "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.ConversationIsThereDocument,
    "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}": types.TestJarvisDocument,
    "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}": types.AvailableTemplatesDocument,
    "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}": types.CreateConversationDocument,
    "query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ConversationListDocument,
    "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}": types.ConversationRow_ConversationFragmentDoc,
    "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}": types.ConversationMatchesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}"): (typeof documents)["query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}"): (typeof documents)["query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}"): (typeof documents)["mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}"): (typeof documents)["query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}"): (typeof documents)["mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}"): (typeof documents)["fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}"): (typeof documents)["query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;