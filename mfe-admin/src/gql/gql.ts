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
    "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": typeof types.InvitableRolesDocument,
    "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}": typeof types.IssuedInvite_InvitationFragmentDoc,
    "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}": typeof types.InviteRow_InvitationFragmentDoc,
    "query RecentInvites($first: Int! = 20, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.RecentInvitesDocument,
};
const documents: Documents = {
    "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": types.InvitableRolesDocument,
    "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}": types.IssuedInvite_InvitationFragmentDoc,
    "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}": types.InviteRow_InvitationFragmentDoc,
    "query RecentInvites($first: Int! = 20, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.RecentInvitesDocument,
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
export function graphql(source: "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}"): (typeof documents)["query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}"): (typeof documents)["fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}"): (typeof documents)["fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecentInvites($first: Int! = 20, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query RecentInvites($first: Int! = 20, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;