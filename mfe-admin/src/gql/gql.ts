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
    "query LatestResources {\n  knowledgeResources(first: 5, sort: updated) {\n    edges {\n      node {\n        id\n        title\n        hub\n        category\n        isPublished\n        updatedAt\n      }\n    }\n  }\n}": typeof types.LatestResourcesDocument,
    "query PeopleCounts {\n  peopleCounts {\n    openInvitations\n    roles {\n      role\n      active\n      closed\n    }\n  }\n}": typeof types.PeopleCountsDocument,
    "query SiteVisits($days: Int!) {\n  siteVisits(days: $days) {\n    conversion\n    days {\n      day\n      views\n      submits\n      failedSubmits\n      faults\n    }\n    topRoutes {\n      route\n      views\n    }\n    plans {\n      plan\n      submits\n    }\n  }\n}": typeof types.SiteVisitsDocument,
    "query KnowledgeCounts {\n  knowledgeCounts {\n    hub\n    published\n    drafts\n    views\n  }\n}": typeof types.KnowledgeCountsDocument,
    "query EditedResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    ...ResourceForm_resource\n  }\n}\n\nfragment ResourceForm_resource on KnowledgeResource {\n  id\n  title\n  description\n  category\n  hub\n  content\n  fileContent\n  fileName\n  fileType\n  fileSize\n  fileUrl\n  thumbnailUrl\n  tags\n  difficulty\n  estimatedDuration\n  lessons\n  isPublished\n  isPremium\n}\n\nmutation CreateResource($input: CreateKnowledgeResourceInput!) {\n  createKnowledgeResource(input: $input) {\n    id\n  }\n}\n\nmutation UpdateResource($id: ID!, $input: UpdateKnowledgeResourceInput!) {\n  updateKnowledgeResource(id: $id, input: $input) {\n    ...ResourceForm_resource\n    ...ResourceRow_resource\n  }\n}": typeof types.EditedResourceDocument,
    "subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n  }\n}": typeof types.KnowledgeChangedDocument,
    "query KnowledgeList($first: Int!, $after: String, $search: String, $hub: KnowledgeHub, $isPublished: Boolean, $sort: KnowledgeSort!, $direction: SortDirection!) {\n  knowledgeResources(\n    first: $first\n    after: $after\n    search: $search\n    hub: $hub\n    isPublished: $isPublished\n    sort: $sort\n    direction: $direction\n  ) {\n    edges {\n      cursor\n      node {\n        ...ResourceRow_resource\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.KnowledgeListDocument,
    "fragment ResourceRow_resource on KnowledgeResource {\n  id\n  title\n  hub\n  category\n  fileName\n  fileSize\n  isPublished\n  isPremium\n  viewCount\n}\n\nmutation PublishResource($id: ID!, $isPublished: Boolean!) {\n  updateKnowledgeResource(id: $id, input: {isPublished: $isPublished}) {\n    ...ResourceRow_resource\n  }\n}\n\nmutation DeleteResource($id: ID!) {\n  deleteKnowledgeResource(id: $id)\n}": typeof types.ResourceRow_ResourceFragmentDoc,
    "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": typeof types.InvitableRolesDocument,
    "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}": typeof types.IssuedInvite_InvitationFragmentDoc,
    "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}": typeof types.InviteRow_InvitationFragmentDoc,
    "query RecentInvites($first: Int!, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.RecentInvitesDocument,
};
const documents: Documents = {
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
    "query LatestResources {\n  knowledgeResources(first: 5, sort: updated) {\n    edges {\n      node {\n        id\n        title\n        hub\n        category\n        isPublished\n        updatedAt\n      }\n    }\n  }\n}": types.LatestResourcesDocument,
    "query PeopleCounts {\n  peopleCounts {\n    openInvitations\n    roles {\n      role\n      active\n      closed\n    }\n  }\n}": types.PeopleCountsDocument,
    "query SiteVisits($days: Int!) {\n  siteVisits(days: $days) {\n    conversion\n    days {\n      day\n      views\n      submits\n      failedSubmits\n      faults\n    }\n    topRoutes {\n      route\n      views\n    }\n    plans {\n      plan\n      submits\n    }\n  }\n}": types.SiteVisitsDocument,
    "query KnowledgeCounts {\n  knowledgeCounts {\n    hub\n    published\n    drafts\n    views\n  }\n}": types.KnowledgeCountsDocument,
    "query EditedResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    ...ResourceForm_resource\n  }\n}\n\nfragment ResourceForm_resource on KnowledgeResource {\n  id\n  title\n  description\n  category\n  hub\n  content\n  fileContent\n  fileName\n  fileType\n  fileSize\n  fileUrl\n  thumbnailUrl\n  tags\n  difficulty\n  estimatedDuration\n  lessons\n  isPublished\n  isPremium\n}\n\nmutation CreateResource($input: CreateKnowledgeResourceInput!) {\n  createKnowledgeResource(input: $input) {\n    id\n  }\n}\n\nmutation UpdateResource($id: ID!, $input: UpdateKnowledgeResourceInput!) {\n  updateKnowledgeResource(id: $id, input: $input) {\n    ...ResourceForm_resource\n    ...ResourceRow_resource\n  }\n}": types.EditedResourceDocument,
    "subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n  }\n}": types.KnowledgeChangedDocument,
    "query KnowledgeList($first: Int!, $after: String, $search: String, $hub: KnowledgeHub, $isPublished: Boolean, $sort: KnowledgeSort!, $direction: SortDirection!) {\n  knowledgeResources(\n    first: $first\n    after: $after\n    search: $search\n    hub: $hub\n    isPublished: $isPublished\n    sort: $sort\n    direction: $direction\n  ) {\n    edges {\n      cursor\n      node {\n        ...ResourceRow_resource\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.KnowledgeListDocument,
    "fragment ResourceRow_resource on KnowledgeResource {\n  id\n  title\n  hub\n  category\n  fileName\n  fileSize\n  isPublished\n  isPremium\n  viewCount\n}\n\nmutation PublishResource($id: ID!, $isPublished: Boolean!) {\n  updateKnowledgeResource(id: $id, input: {isPublished: $isPublished}) {\n    ...ResourceRow_resource\n  }\n}\n\nmutation DeleteResource($id: ID!) {\n  deleteKnowledgeResource(id: $id)\n}": types.ResourceRow_ResourceFragmentDoc,
    "query InvitableRoles {\n  contractorRoles {\n    id\n    name\n    displayName\n    isActive\n  }\n}": types.InvitableRolesDocument,
    "fragment IssuedInvite_invitation on Invitation {\n  id\n  email\n  token\n  code\n  joinUrl\n}\n\nmutation CreateInvite($input: CreateInvitationInput!) {\n  createInvitation(input: $input) {\n    ...IssuedInvite_invitation\n  }\n}\n\nmutation ResendInvite($id: ID!) {\n  resendInvitation(id: $id) {\n    ...IssuedInvite_invitation\n  }\n}": types.IssuedInvite_InvitationFragmentDoc,
    "fragment InviteRow_invitation on Invitation {\n  id\n  email\n  role\n  contractorRole\n  status\n  issuedAt\n  expiresAt\n  usedAt\n  revokedAt\n}\n\nmutation RevokeInvite($id: ID!) {\n  revokeInvitation(id: $id) {\n    ...InviteRow_invitation\n  }\n}": types.InviteRow_InvitationFragmentDoc,
    "query RecentInvites($first: Int!, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.RecentInvitesDocument,
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
export function graphql(source: "query LatestResources {\n  knowledgeResources(first: 5, sort: updated) {\n    edges {\n      node {\n        id\n        title\n        hub\n        category\n        isPublished\n        updatedAt\n      }\n    }\n  }\n}"): (typeof documents)["query LatestResources {\n  knowledgeResources(first: 5, sort: updated) {\n    edges {\n      node {\n        id\n        title\n        hub\n        category\n        isPublished\n        updatedAt\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleCounts {\n  peopleCounts {\n    openInvitations\n    roles {\n      role\n      active\n      closed\n    }\n  }\n}"): (typeof documents)["query PeopleCounts {\n  peopleCounts {\n    openInvitations\n    roles {\n      role\n      active\n      closed\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteVisits($days: Int!) {\n  siteVisits(days: $days) {\n    conversion\n    days {\n      day\n      views\n      submits\n      failedSubmits\n      faults\n    }\n    topRoutes {\n      route\n      views\n    }\n    plans {\n      plan\n      submits\n    }\n  }\n}"): (typeof documents)["query SiteVisits($days: Int!) {\n  siteVisits(days: $days) {\n    conversion\n    days {\n      day\n      views\n      submits\n      failedSubmits\n      faults\n    }\n    topRoutes {\n      route\n      views\n    }\n    plans {\n      plan\n      submits\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KnowledgeCounts {\n  knowledgeCounts {\n    hub\n    published\n    drafts\n    views\n  }\n}"): (typeof documents)["query KnowledgeCounts {\n  knowledgeCounts {\n    hub\n    published\n    drafts\n    views\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EditedResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    ...ResourceForm_resource\n  }\n}\n\nfragment ResourceForm_resource on KnowledgeResource {\n  id\n  title\n  description\n  category\n  hub\n  content\n  fileContent\n  fileName\n  fileType\n  fileSize\n  fileUrl\n  thumbnailUrl\n  tags\n  difficulty\n  estimatedDuration\n  lessons\n  isPublished\n  isPremium\n}\n\nmutation CreateResource($input: CreateKnowledgeResourceInput!) {\n  createKnowledgeResource(input: $input) {\n    id\n  }\n}\n\nmutation UpdateResource($id: ID!, $input: UpdateKnowledgeResourceInput!) {\n  updateKnowledgeResource(id: $id, input: $input) {\n    ...ResourceForm_resource\n    ...ResourceRow_resource\n  }\n}"): (typeof documents)["query EditedResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    ...ResourceForm_resource\n  }\n}\n\nfragment ResourceForm_resource on KnowledgeResource {\n  id\n  title\n  description\n  category\n  hub\n  content\n  fileContent\n  fileName\n  fileType\n  fileSize\n  fileUrl\n  thumbnailUrl\n  tags\n  difficulty\n  estimatedDuration\n  lessons\n  isPublished\n  isPremium\n}\n\nmutation CreateResource($input: CreateKnowledgeResourceInput!) {\n  createKnowledgeResource(input: $input) {\n    id\n  }\n}\n\nmutation UpdateResource($id: ID!, $input: UpdateKnowledgeResourceInput!) {\n  updateKnowledgeResource(id: $id, input: $input) {\n    ...ResourceForm_resource\n    ...ResourceRow_resource\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n  }\n}"): (typeof documents)["subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KnowledgeList($first: Int!, $after: String, $search: String, $hub: KnowledgeHub, $isPublished: Boolean, $sort: KnowledgeSort!, $direction: SortDirection!) {\n  knowledgeResources(\n    first: $first\n    after: $after\n    search: $search\n    hub: $hub\n    isPublished: $isPublished\n    sort: $sort\n    direction: $direction\n  ) {\n    edges {\n      cursor\n      node {\n        ...ResourceRow_resource\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query KnowledgeList($first: Int!, $after: String, $search: String, $hub: KnowledgeHub, $isPublished: Boolean, $sort: KnowledgeSort!, $direction: SortDirection!) {\n  knowledgeResources(\n    first: $first\n    after: $after\n    search: $search\n    hub: $hub\n    isPublished: $isPublished\n    sort: $sort\n    direction: $direction\n  ) {\n    edges {\n      cursor\n      node {\n        ...ResourceRow_resource\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ResourceRow_resource on KnowledgeResource {\n  id\n  title\n  hub\n  category\n  fileName\n  fileSize\n  isPublished\n  isPremium\n  viewCount\n}\n\nmutation PublishResource($id: ID!, $isPublished: Boolean!) {\n  updateKnowledgeResource(id: $id, input: {isPublished: $isPublished}) {\n    ...ResourceRow_resource\n  }\n}\n\nmutation DeleteResource($id: ID!) {\n  deleteKnowledgeResource(id: $id)\n}"): (typeof documents)["fragment ResourceRow_resource on KnowledgeResource {\n  id\n  title\n  hub\n  category\n  fileName\n  fileSize\n  isPublished\n  isPremium\n  viewCount\n}\n\nmutation PublishResource($id: ID!, $isPublished: Boolean!) {\n  updateKnowledgeResource(id: $id, input: {isPublished: $isPublished}) {\n    ...ResourceRow_resource\n  }\n}\n\nmutation DeleteResource($id: ID!) {\n  deleteKnowledgeResource(id: $id)\n}"];
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
export function graphql(source: "query RecentInvites($first: Int!, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query RecentInvites($first: Int!, $after: String) {\n  invitations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...InviteRow_invitation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;