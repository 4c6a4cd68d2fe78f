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
    "query AccessMatrix {\n  accessMatrix {\n    people\n    operations {\n      name\n      kind\n      description\n      audiences\n      callers\n    }\n  }\n}": typeof types.AccessMatrixDocument,
    "fragment DocumentDialog_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  contentSummary\n  tags\n  isActive\n}\n\nmutation AddDocument($input: CreateAiDocumentInput!) {\n  createAiDocument(input: $input) {\n    id\n  }\n}\n\nmutation UpdateDocument($id: ID!, $input: UpdateAiDocumentInput!) {\n  updateAiDocument(id: $id, input: $input) {\n    ...DocumentDialog_document\n  }\n}": typeof types.DocumentDialog_DocumentFragmentDoc,
    "subscription DocumentProgress {\n  documentProgress {\n    ...DocumentRow_document\n  }\n}": typeof types.DocumentProgressDocument,
    "fragment DocumentRow_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  tags\n  createdAt\n  ...DocumentState_document\n  ...DocumentDialog_document\n}": typeof types.DocumentRow_DocumentFragmentDoc,
    "fragment DocumentState_document on AiDocument {\n  id\n  title\n  status\n  stage\n  failureReason\n  isActive\n}\n\nmutation RetryDocument($id: ID!) {\n  retryDocument(id: $id) {\n    ...DocumentState_document\n  }\n}": typeof types.DocumentState_DocumentFragmentDoc,
    "query AiDocuments {\n  aiDocuments {\n    ...DocumentRow_document\n  }\n}\n\nmutation DeleteDocument($id: ID!) {\n  deleteAiDocument(id: $id)\n}": typeof types.AiDocumentsDocument,
    "query DocumentText($documentId: ID!, $first: Int! = 20, $after: String) {\n  documentPassages(documentId: $documentId, first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        id\n        place\n        source\n        text\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.DocumentTextDocument,
    "fragment TemplateCard_template on PromptTemplate {\n  id\n  name\n  description\n  guardrails\n  isActive\n  createdAt\n  ...TemplateDialog_template\n}": typeof types.TemplateCard_TemplateFragmentDoc,
    "fragment TemplateDialog_template on PromptTemplate {\n  id\n  name\n  description\n  systemPrompt\n  contextInstructions\n  guardrails\n  isActive\n}\n\nmutation CreateTemplate($input: CreatePromptTemplateInput!) {\n  createPromptTemplate(input: $input) {\n    id\n  }\n}\n\nmutation UpdateTemplate($id: Int!, $input: UpdatePromptTemplateInput!) {\n  updatePromptTemplate(id: $id, input: $input) {\n    ...TemplateDialog_template\n  }\n}": typeof types.TemplateDialog_TemplateFragmentDoc,
    "query PromptTemplates {\n  promptTemplates {\n    ...TemplateCard_template\n  }\n}\n\nmutation DeleteTemplate($id: Int!) {\n  deletePromptTemplate(id: $id)\n}": typeof types.PromptTemplatesDocument,
    "subscription TemplateTrial($input: TemplateTrialInput!) {\n  templateTrial(input: $input) {\n    __typename\n    ... on TrialProgress {\n      text\n    }\n    ... on TrialFinished {\n      content\n      model\n      referencedDocuments {\n        id\n        title\n      }\n    }\n    ... on TrialFailed {\n      reason\n    }\n  }\n}": typeof types.TemplateTrialDocument,
    "query TrialDocuments {\n  aiDocuments {\n    id\n    title\n    status\n  }\n}": typeof types.TrialDocumentsDocument,
    "mutation StartDocumentUpload($input: StartDocumentUploadInput!) {\n  startDocumentUpload(input: $input) {\n    uploadURL\n    fileUrl\n  }\n}\n\nmutation ProcessDocument($input: ProcessDocumentInput!) {\n  processDocument(input: $input) {\n    id\n  }\n}": typeof types.StartDocumentUploadDocument,
    "fragment AuditRow_entry on AuditEntry {\n  id\n  action\n  subjectKind\n  subjectId\n  subjectLabel\n  details\n  address\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n    profileImageUrl\n    email\n  }\n}": typeof types.AuditRow_EntryFragmentDoc,
    "query AuditTrail($first: Int!, $after: String, $action: AuditAction, $actor: String, $search: String, $from: DateTime, $until: DateTime) {\n  auditEntries(\n    first: $first\n    after: $after\n    action: $action\n    actor: $actor\n    search: $search\n    from: $from\n    until: $until\n  ) {\n    edges {\n      node {\n        ...AuditRow_entry\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery AuditActors {\n  auditActors {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.AuditTrailDocument,
    "query HubRoles {\n  contractorRoles {\n    ...RoleRow_role\n  }\n}\n\nmutation CreateRole($input: CreateContractorRoleInput!) {\n  createContractorRole(input: $input) {\n    ...RoleRow_role\n  }\n}\n\nmutation UpdateRole($id: ID!, $input: UpdateContractorRoleInput!) {\n  updateContractorRole(id: $id, input: $input) {\n    ...RoleRow_role\n  }\n}": typeof types.HubRolesDocument,
    "fragment RoleRow_role on ContractorRole {\n  id\n  name\n  displayName\n  description\n  permissions\n  isActive\n  people\n}": typeof types.RoleRow_RoleFragmentDoc,
    "query InstallationSettings {\n  installationSettings {\n    startedAt\n    facts {\n      name\n      value\n    }\n    settings {\n      name\n      group\n      meaning\n      isSet\n      isSecret\n      value\n    }\n  }\n}": typeof types.InstallationSettingsDocument,
    "query HubUsers($first: Int!, $after: String, $search: String, $role: Role, $standing: UserStanding) {\n  users(\n    first: $first\n    after: $after\n    search: $search\n    role: $role\n    standing: $standing\n  ) {\n    edges {\n      node {\n        ...UserRow_user\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation ChangeRole($id: ID!, $role: Role!, $contractorRole: String) {\n  changeUserRole(id: $id, role: $role, contractorRole: $contractorRole) {\n    ...UserStanding_user\n  }\n}\n\nmutation DeactivateUser($id: ID!) {\n  deactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation ReactivateUser($id: ID!) {\n  reactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation RemoveSecondFactors($id: ID!) {\n  removeSecondFactors(id: $id)\n}": typeof types.HubUsersDocument,
    "query OfferedRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": typeof types.OfferedRolesDocument,
    "fragment UserRow_user on User {\n  ...UserStanding_user\n  email\n  firstName\n  lastName\n  profileImageUrl\n  createdAt\n  viewerCanChange\n  hasSecondFactor\n  openSessions\n  lastSeenAt\n  contractorProfile {\n    id\n    tagName\n    experienceLevel\n    technologies\n  }\n}\n\nfragment UserStanding_user on User {\n  id\n  role\n  contractorRole\n  deactivatedAt\n  openSessions\n  lastSeenAt\n}": typeof types.UserRow_UserFragmentDoc,
    "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": typeof types.InvitableRolesDocument,
    "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}": typeof types.IssuedInvite_InvitationFragmentDoc,
    "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}": typeof types.InviteRow_InvitationFragmentDoc,
    "query RecentInvites($first: Int! = 20, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.RecentInvitesDocument,
    "subscription TrailAdded {\n  auditEntryAdded {\n    id\n    subjectKind\n  }\n}": typeof types.TrailAddedDocument,
};
const documents: Documents = {
    "query AccessMatrix {\n  accessMatrix {\n    people\n    operations {\n      name\n      kind\n      description\n      audiences\n      callers\n    }\n  }\n}": types.AccessMatrixDocument,
    "fragment DocumentDialog_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  contentSummary\n  tags\n  isActive\n}\n\nmutation AddDocument($input: CreateAiDocumentInput!) {\n  createAiDocument(input: $input) {\n    id\n  }\n}\n\nmutation UpdateDocument($id: ID!, $input: UpdateAiDocumentInput!) {\n  updateAiDocument(id: $id, input: $input) {\n    ...DocumentDialog_document\n  }\n}": types.DocumentDialog_DocumentFragmentDoc,
    "subscription DocumentProgress {\n  documentProgress {\n    ...DocumentRow_document\n  }\n}": types.DocumentProgressDocument,
    "fragment DocumentRow_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  tags\n  createdAt\n  ...DocumentState_document\n  ...DocumentDialog_document\n}": types.DocumentRow_DocumentFragmentDoc,
    "fragment DocumentState_document on AiDocument {\n  id\n  title\n  status\n  stage\n  failureReason\n  isActive\n}\n\nmutation RetryDocument($id: ID!) {\n  retryDocument(id: $id) {\n    ...DocumentState_document\n  }\n}": types.DocumentState_DocumentFragmentDoc,
    "query AiDocuments {\n  aiDocuments {\n    ...DocumentRow_document\n  }\n}\n\nmutation DeleteDocument($id: ID!) {\n  deleteAiDocument(id: $id)\n}": types.AiDocumentsDocument,
    "query DocumentText($documentId: ID!, $first: Int! = 20, $after: String) {\n  documentPassages(documentId: $documentId, first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        id\n        place\n        source\n        text\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.DocumentTextDocument,
    "fragment TemplateCard_template on PromptTemplate {\n  id\n  name\n  description\n  guardrails\n  isActive\n  createdAt\n  ...TemplateDialog_template\n}": types.TemplateCard_TemplateFragmentDoc,
    "fragment TemplateDialog_template on PromptTemplate {\n  id\n  name\n  description\n  systemPrompt\n  contextInstructions\n  guardrails\n  isActive\n}\n\nmutation CreateTemplate($input: CreatePromptTemplateInput!) {\n  createPromptTemplate(input: $input) {\n    id\n  }\n}\n\nmutation UpdateTemplate($id: Int!, $input: UpdatePromptTemplateInput!) {\n  updatePromptTemplate(id: $id, input: $input) {\n    ...TemplateDialog_template\n  }\n}": types.TemplateDialog_TemplateFragmentDoc,
    "query PromptTemplates {\n  promptTemplates {\n    ...TemplateCard_template\n  }\n}\n\nmutation DeleteTemplate($id: Int!) {\n  deletePromptTemplate(id: $id)\n}": types.PromptTemplatesDocument,
    "subscription TemplateTrial($input: TemplateTrialInput!) {\n  templateTrial(input: $input) {\n    __typename\n    ... on TrialProgress {\n      text\n    }\n    ... on TrialFinished {\n      content\n      model\n      referencedDocuments {\n        id\n        title\n      }\n    }\n    ... on TrialFailed {\n      reason\n    }\n  }\n}": types.TemplateTrialDocument,
    "query TrialDocuments {\n  aiDocuments {\n    id\n    title\n    status\n  }\n}": types.TrialDocumentsDocument,
    "mutation StartDocumentUpload($input: StartDocumentUploadInput!) {\n  startDocumentUpload(input: $input) {\n    uploadURL\n    fileUrl\n  }\n}\n\nmutation ProcessDocument($input: ProcessDocumentInput!) {\n  processDocument(input: $input) {\n    id\n  }\n}": types.StartDocumentUploadDocument,
    "fragment AuditRow_entry on AuditEntry {\n  id\n  action\n  subjectKind\n  subjectId\n  subjectLabel\n  details\n  address\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n    profileImageUrl\n    email\n  }\n}": types.AuditRow_EntryFragmentDoc,
    "query AuditTrail($first: Int!, $after: String, $action: AuditAction, $actor: String, $search: String, $from: DateTime, $until: DateTime) {\n  auditEntries(\n    first: $first\n    after: $after\n    action: $action\n    actor: $actor\n    search: $search\n    from: $from\n    until: $until\n  ) {\n    edges {\n      node {\n        ...AuditRow_entry\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery AuditActors {\n  auditActors {\n    id\n    firstName\n    lastName\n    email\n  }\n}": types.AuditTrailDocument,
    "query HubRoles {\n  contractorRoles {\n    ...RoleRow_role\n  }\n}\n\nmutation CreateRole($input: CreateContractorRoleInput!) {\n  createContractorRole(input: $input) {\n    ...RoleRow_role\n  }\n}\n\nmutation UpdateRole($id: ID!, $input: UpdateContractorRoleInput!) {\n  updateContractorRole(id: $id, input: $input) {\n    ...RoleRow_role\n  }\n}": types.HubRolesDocument,
    "fragment RoleRow_role on ContractorRole {\n  id\n  name\n  displayName\n  description\n  permissions\n  isActive\n  people\n}": types.RoleRow_RoleFragmentDoc,
    "query InstallationSettings {\n  installationSettings {\n    startedAt\n    facts {\n      name\n      value\n    }\n    settings {\n      name\n      group\n      meaning\n      isSet\n      isSecret\n      value\n    }\n  }\n}": types.InstallationSettingsDocument,
    "query HubUsers($first: Int!, $after: String, $search: String, $role: Role, $standing: UserStanding) {\n  users(\n    first: $first\n    after: $after\n    search: $search\n    role: $role\n    standing: $standing\n  ) {\n    edges {\n      node {\n        ...UserRow_user\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation ChangeRole($id: ID!, $role: Role!, $contractorRole: String) {\n  changeUserRole(id: $id, role: $role, contractorRole: $contractorRole) {\n    ...UserStanding_user\n  }\n}\n\nmutation DeactivateUser($id: ID!) {\n  deactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation ReactivateUser($id: ID!) {\n  reactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation RemoveSecondFactors($id: ID!) {\n  removeSecondFactors(id: $id)\n}": types.HubUsersDocument,
    "query OfferedRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": types.OfferedRolesDocument,
    "fragment UserRow_user on User {\n  ...UserStanding_user\n  email\n  firstName\n  lastName\n  profileImageUrl\n  createdAt\n  viewerCanChange\n  hasSecondFactor\n  openSessions\n  lastSeenAt\n  contractorProfile {\n    id\n    tagName\n    experienceLevel\n    technologies\n  }\n}\n\nfragment UserStanding_user on User {\n  id\n  role\n  contractorRole\n  deactivatedAt\n  openSessions\n  lastSeenAt\n}": types.UserRow_UserFragmentDoc,
    "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": types.InvitableRolesDocument,
    "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}": types.IssuedInvite_InvitationFragmentDoc,
    "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}": types.InviteRow_InvitationFragmentDoc,
    "query RecentInvites($first: Int! = 20, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.RecentInvitesDocument,
    "subscription TrailAdded {\n  auditEntryAdded {\n    id\n    subjectKind\n  }\n}": types.TrailAddedDocument,
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
export function graphql(source: "query AccessMatrix {\n  accessMatrix {\n    people\n    operations {\n      name\n      kind\n      description\n      audiences\n      callers\n    }\n  }\n}"): (typeof documents)["query AccessMatrix {\n  accessMatrix {\n    people\n    operations {\n      name\n      kind\n      description\n      audiences\n      callers\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentDialog_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  contentSummary\n  tags\n  isActive\n}\n\nmutation AddDocument($input: CreateAiDocumentInput!) {\n  createAiDocument(input: $input) {\n    id\n  }\n}\n\nmutation UpdateDocument($id: ID!, $input: UpdateAiDocumentInput!) {\n  updateAiDocument(id: $id, input: $input) {\n    ...DocumentDialog_document\n  }\n}"): (typeof documents)["fragment DocumentDialog_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  contentSummary\n  tags\n  isActive\n}\n\nmutation AddDocument($input: CreateAiDocumentInput!) {\n  createAiDocument(input: $input) {\n    id\n  }\n}\n\nmutation UpdateDocument($id: ID!, $input: UpdateAiDocumentInput!) {\n  updateAiDocument(id: $id, input: $input) {\n    ...DocumentDialog_document\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription DocumentProgress {\n  documentProgress {\n    ...DocumentRow_document\n  }\n}"): (typeof documents)["subscription DocumentProgress {\n  documentProgress {\n    ...DocumentRow_document\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentRow_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  tags\n  createdAt\n  ...DocumentState_document\n  ...DocumentDialog_document\n}"): (typeof documents)["fragment DocumentRow_document on AiDocument {\n  id\n  title\n  description\n  fileName\n  fileUrl\n  tags\n  createdAt\n  ...DocumentState_document\n  ...DocumentDialog_document\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentState_document on AiDocument {\n  id\n  title\n  status\n  stage\n  failureReason\n  isActive\n}\n\nmutation RetryDocument($id: ID!) {\n  retryDocument(id: $id) {\n    ...DocumentState_document\n  }\n}"): (typeof documents)["fragment DocumentState_document on AiDocument {\n  id\n  title\n  status\n  stage\n  failureReason\n  isActive\n}\n\nmutation RetryDocument($id: ID!) {\n  retryDocument(id: $id) {\n    ...DocumentState_document\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AiDocuments {\n  aiDocuments {\n    ...DocumentRow_document\n  }\n}\n\nmutation DeleteDocument($id: ID!) {\n  deleteAiDocument(id: $id)\n}"): (typeof documents)["query AiDocuments {\n  aiDocuments {\n    ...DocumentRow_document\n  }\n}\n\nmutation DeleteDocument($id: ID!) {\n  deleteAiDocument(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentText($documentId: ID!, $first: Int! = 20, $after: String) {\n  documentPassages(documentId: $documentId, first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        id\n        place\n        source\n        text\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query DocumentText($documentId: ID!, $first: Int! = 20, $after: String) {\n  documentPassages(documentId: $documentId, first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        id\n        place\n        source\n        text\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TemplateCard_template on PromptTemplate {\n  id\n  name\n  description\n  guardrails\n  isActive\n  createdAt\n  ...TemplateDialog_template\n}"): (typeof documents)["fragment TemplateCard_template on PromptTemplate {\n  id\n  name\n  description\n  guardrails\n  isActive\n  createdAt\n  ...TemplateDialog_template\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TemplateDialog_template on PromptTemplate {\n  id\n  name\n  description\n  systemPrompt\n  contextInstructions\n  guardrails\n  isActive\n}\n\nmutation CreateTemplate($input: CreatePromptTemplateInput!) {\n  createPromptTemplate(input: $input) {\n    id\n  }\n}\n\nmutation UpdateTemplate($id: Int!, $input: UpdatePromptTemplateInput!) {\n  updatePromptTemplate(id: $id, input: $input) {\n    ...TemplateDialog_template\n  }\n}"): (typeof documents)["fragment TemplateDialog_template on PromptTemplate {\n  id\n  name\n  description\n  systemPrompt\n  contextInstructions\n  guardrails\n  isActive\n}\n\nmutation CreateTemplate($input: CreatePromptTemplateInput!) {\n  createPromptTemplate(input: $input) {\n    id\n  }\n}\n\nmutation UpdateTemplate($id: Int!, $input: UpdatePromptTemplateInput!) {\n  updatePromptTemplate(id: $id, input: $input) {\n    ...TemplateDialog_template\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PromptTemplates {\n  promptTemplates {\n    ...TemplateCard_template\n  }\n}\n\nmutation DeleteTemplate($id: Int!) {\n  deletePromptTemplate(id: $id)\n}"): (typeof documents)["query PromptTemplates {\n  promptTemplates {\n    ...TemplateCard_template\n  }\n}\n\nmutation DeleteTemplate($id: Int!) {\n  deletePromptTemplate(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TemplateTrial($input: TemplateTrialInput!) {\n  templateTrial(input: $input) {\n    __typename\n    ... on TrialProgress {\n      text\n    }\n    ... on TrialFinished {\n      content\n      model\n      referencedDocuments {\n        id\n        title\n      }\n    }\n    ... on TrialFailed {\n      reason\n    }\n  }\n}"): (typeof documents)["subscription TemplateTrial($input: TemplateTrialInput!) {\n  templateTrial(input: $input) {\n    __typename\n    ... on TrialProgress {\n      text\n    }\n    ... on TrialFinished {\n      content\n      model\n      referencedDocuments {\n        id\n        title\n      }\n    }\n    ... on TrialFailed {\n      reason\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrialDocuments {\n  aiDocuments {\n    id\n    title\n    status\n  }\n}"): (typeof documents)["query TrialDocuments {\n  aiDocuments {\n    id\n    title\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartDocumentUpload($input: StartDocumentUploadInput!) {\n  startDocumentUpload(input: $input) {\n    uploadURL\n    fileUrl\n  }\n}\n\nmutation ProcessDocument($input: ProcessDocumentInput!) {\n  processDocument(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation StartDocumentUpload($input: StartDocumentUploadInput!) {\n  startDocumentUpload(input: $input) {\n    uploadURL\n    fileUrl\n  }\n}\n\nmutation ProcessDocument($input: ProcessDocumentInput!) {\n  processDocument(input: $input) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AuditRow_entry on AuditEntry {\n  id\n  action\n  subjectKind\n  subjectId\n  subjectLabel\n  details\n  address\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n    profileImageUrl\n    email\n  }\n}"): (typeof documents)["fragment AuditRow_entry on AuditEntry {\n  id\n  action\n  subjectKind\n  subjectId\n  subjectLabel\n  details\n  address\n  createdAt\n  actor {\n    id\n    firstName\n    lastName\n    profileImageUrl\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuditTrail($first: Int!, $after: String, $action: AuditAction, $actor: String, $search: String, $from: DateTime, $until: DateTime) {\n  auditEntries(\n    first: $first\n    after: $after\n    action: $action\n    actor: $actor\n    search: $search\n    from: $from\n    until: $until\n  ) {\n    edges {\n      node {\n        ...AuditRow_entry\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery AuditActors {\n  auditActors {\n    id\n    firstName\n    lastName\n    email\n  }\n}"): (typeof documents)["query AuditTrail($first: Int!, $after: String, $action: AuditAction, $actor: String, $search: String, $from: DateTime, $until: DateTime) {\n  auditEntries(\n    first: $first\n    after: $after\n    action: $action\n    actor: $actor\n    search: $search\n    from: $from\n    until: $until\n  ) {\n    edges {\n      node {\n        ...AuditRow_entry\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery AuditActors {\n  auditActors {\n    id\n    firstName\n    lastName\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubRoles {\n  contractorRoles {\n    ...RoleRow_role\n  }\n}\n\nmutation CreateRole($input: CreateContractorRoleInput!) {\n  createContractorRole(input: $input) {\n    ...RoleRow_role\n  }\n}\n\nmutation UpdateRole($id: ID!, $input: UpdateContractorRoleInput!) {\n  updateContractorRole(id: $id, input: $input) {\n    ...RoleRow_role\n  }\n}"): (typeof documents)["query HubRoles {\n  contractorRoles {\n    ...RoleRow_role\n  }\n}\n\nmutation CreateRole($input: CreateContractorRoleInput!) {\n  createContractorRole(input: $input) {\n    ...RoleRow_role\n  }\n}\n\nmutation UpdateRole($id: ID!, $input: UpdateContractorRoleInput!) {\n  updateContractorRole(id: $id, input: $input) {\n    ...RoleRow_role\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RoleRow_role on ContractorRole {\n  id\n  name\n  displayName\n  description\n  permissions\n  isActive\n  people\n}"): (typeof documents)["fragment RoleRow_role on ContractorRole {\n  id\n  name\n  displayName\n  description\n  permissions\n  isActive\n  people\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InstallationSettings {\n  installationSettings {\n    startedAt\n    facts {\n      name\n      value\n    }\n    settings {\n      name\n      group\n      meaning\n      isSet\n      isSecret\n      value\n    }\n  }\n}"): (typeof documents)["query InstallationSettings {\n  installationSettings {\n    startedAt\n    facts {\n      name\n      value\n    }\n    settings {\n      name\n      group\n      meaning\n      isSet\n      isSecret\n      value\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubUsers($first: Int!, $after: String, $search: String, $role: Role, $standing: UserStanding) {\n  users(\n    first: $first\n    after: $after\n    search: $search\n    role: $role\n    standing: $standing\n  ) {\n    edges {\n      node {\n        ...UserRow_user\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation ChangeRole($id: ID!, $role: Role!, $contractorRole: String) {\n  changeUserRole(id: $id, role: $role, contractorRole: $contractorRole) {\n    ...UserStanding_user\n  }\n}\n\nmutation DeactivateUser($id: ID!) {\n  deactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation ReactivateUser($id: ID!) {\n  reactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation RemoveSecondFactors($id: ID!) {\n  removeSecondFactors(id: $id)\n}"): (typeof documents)["query HubUsers($first: Int!, $after: String, $search: String, $role: Role, $standing: UserStanding) {\n  users(\n    first: $first\n    after: $after\n    search: $search\n    role: $role\n    standing: $standing\n  ) {\n    edges {\n      node {\n        ...UserRow_user\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation ChangeRole($id: ID!, $role: Role!, $contractorRole: String) {\n  changeUserRole(id: $id, role: $role, contractorRole: $contractorRole) {\n    ...UserStanding_user\n  }\n}\n\nmutation DeactivateUser($id: ID!) {\n  deactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation ReactivateUser($id: ID!) {\n  reactivateUser(id: $id) {\n    ...UserStanding_user\n  }\n}\n\nmutation RemoveSecondFactors($id: ID!) {\n  removeSecondFactors(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OfferedRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}"): (typeof documents)["query OfferedRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment UserRow_user on User {\n  ...UserStanding_user\n  email\n  firstName\n  lastName\n  profileImageUrl\n  createdAt\n  viewerCanChange\n  hasSecondFactor\n  openSessions\n  lastSeenAt\n  contractorProfile {\n    id\n    tagName\n    experienceLevel\n    technologies\n  }\n}\n\nfragment UserStanding_user on User {\n  id\n  role\n  contractorRole\n  deactivatedAt\n  openSessions\n  lastSeenAt\n}"): (typeof documents)["fragment UserRow_user on User {\n  ...UserStanding_user\n  email\n  firstName\n  lastName\n  profileImageUrl\n  createdAt\n  viewerCanChange\n  hasSecondFactor\n  openSessions\n  lastSeenAt\n  contractorProfile {\n    id\n    tagName\n    experienceLevel\n    technologies\n  }\n}\n\nfragment UserStanding_user on User {\n  id\n  role\n  contractorRole\n  deactivatedAt\n  openSessions\n  lastSeenAt\n}"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TrailAdded {\n  auditEntryAdded {\n    id\n    subjectKind\n  }\n}"): (typeof documents)["subscription TrailAdded {\n  auditEntryAdded {\n    id\n    subjectKind\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;