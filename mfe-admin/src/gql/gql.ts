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
    "query AdminAlerts {\n  systemAlerts {\n    severity\n    text\n    since\n    path\n  }\n}": typeof types.AdminAlertsDocument,
    "query AdminFigures {\n  dashboardStats {\n    projectsInTesting\n    projectsInDev\n    agedProjects\n    projectsInProd\n    totalImplementationFees\n    totalResidualsPaid\n    totalProfitAfterMargins\n  }\n}": typeof types.AdminFiguresDocument,
    "query AdminRevenue {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n  }\n}": typeof types.AdminRevenueDocument,
    "query AdminHealth {\n  platformHealth {\n    name\n    state\n    ms\n    downSince\n    checkedAt\n  }\n}": typeof types.AdminHealthDocument,
    "subscription AdminActivity {\n  activityAdded {\n    id\n    project {\n      ...OversightProject_project\n    }\n  }\n}": typeof types.AdminActivityDocument,
    "query AdminOversight {\n  projects(first: 2) {\n    edges {\n      node {\n        ...OversightProject_project\n      }\n    }\n  }\n}\n\nfragment OversightProject_project on Project {\n  id\n  title\n  status\n  progress\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n  }\n}": typeof types.AdminOversightDocument,
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
    "query AdminProjects($status: ProjectStatus, $aged: Boolean, $search: String, $oldestFirst: Boolean, $first: Int!, $after: String) {\n  projects(\n    status: $status\n    aged: $aged\n    search: $search\n    oldestFirst: $oldestFirst\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        ...AdminProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment AdminProject_project on Project {\n  id\n  title\n  status\n  tier\n  progress\n  implementationFee\n  createdAt\n  liveUrl\n  stagingUrl\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n}\n\nsubscription AdminProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...AdminProject_project\n    }\n  }\n}": typeof types.AdminProjectsDocument,
    "mutation UpdateAdminProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...AdminProject_project\n  }\n}": typeof types.UpdateAdminProjectDocument,
    "mutation CreateAdminProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...AdminProject_project\n  }\n}": typeof types.CreateAdminProjectDocument,
    "query AdminProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...AdminProjectDetail_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment AdminProjectDetail_project on Project {\n  ...AdminProject_project\n  description\n  priority\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  rating\n}": typeof types.AdminProjectDetailDocument,
    "query AdminTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.AdminTicketsDocument,
    "fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": typeof types.TicketRow_TicketFragmentDoc,
    "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}": typeof types.ResolveTicketDocument,
    "fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.TicketHead_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": typeof types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": typeof types.TicketThreadDocument,
    "subscription AdminTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}": typeof types.AdminTicketChangedDocument,
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
    "query AdminAlerts {\n  systemAlerts {\n    severity\n    text\n    since\n    path\n  }\n}": types.AdminAlertsDocument,
    "query AdminFigures {\n  dashboardStats {\n    projectsInTesting\n    projectsInDev\n    agedProjects\n    projectsInProd\n    totalImplementationFees\n    totalResidualsPaid\n    totalProfitAfterMargins\n  }\n}": types.AdminFiguresDocument,
    "query AdminRevenue {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n  }\n}": types.AdminRevenueDocument,
    "query AdminHealth {\n  platformHealth {\n    name\n    state\n    ms\n    downSince\n    checkedAt\n  }\n}": types.AdminHealthDocument,
    "subscription AdminActivity {\n  activityAdded {\n    id\n    project {\n      ...OversightProject_project\n    }\n  }\n}": types.AdminActivityDocument,
    "query AdminOversight {\n  projects(first: 2) {\n    edges {\n      node {\n        ...OversightProject_project\n      }\n    }\n  }\n}\n\nfragment OversightProject_project on Project {\n  id\n  title\n  status\n  progress\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n  }\n}": types.AdminOversightDocument,
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
    "query AdminProjects($status: ProjectStatus, $aged: Boolean, $search: String, $oldestFirst: Boolean, $first: Int!, $after: String) {\n  projects(\n    status: $status\n    aged: $aged\n    search: $search\n    oldestFirst: $oldestFirst\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        ...AdminProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment AdminProject_project on Project {\n  id\n  title\n  status\n  tier\n  progress\n  implementationFee\n  createdAt\n  liveUrl\n  stagingUrl\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n}\n\nsubscription AdminProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...AdminProject_project\n    }\n  }\n}": types.AdminProjectsDocument,
    "mutation UpdateAdminProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...AdminProject_project\n  }\n}": types.UpdateAdminProjectDocument,
    "mutation CreateAdminProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...AdminProject_project\n  }\n}": types.CreateAdminProjectDocument,
    "query AdminProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...AdminProjectDetail_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment AdminProjectDetail_project on Project {\n  ...AdminProject_project\n  description\n  priority\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  rating\n}": types.AdminProjectDetailDocument,
    "query AdminTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.AdminTicketsDocument,
    "fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": types.TicketRow_TicketFragmentDoc,
    "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}": types.ResolveTicketDocument,
    "fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}": types.TicketHead_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": types.TicketThreadDocument,
    "subscription AdminTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}": types.AdminTicketChangedDocument,
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
export function graphql(source: "query AdminAlerts {\n  systemAlerts {\n    severity\n    text\n    since\n    path\n  }\n}"): (typeof documents)["query AdminAlerts {\n  systemAlerts {\n    severity\n    text\n    since\n    path\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminFigures {\n  dashboardStats {\n    projectsInTesting\n    projectsInDev\n    agedProjects\n    projectsInProd\n    totalImplementationFees\n    totalResidualsPaid\n    totalProfitAfterMargins\n  }\n}"): (typeof documents)["query AdminFigures {\n  dashboardStats {\n    projectsInTesting\n    projectsInDev\n    agedProjects\n    projectsInProd\n    totalImplementationFees\n    totalResidualsPaid\n    totalProfitAfterMargins\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminRevenue {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n  }\n}"): (typeof documents)["query AdminRevenue {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminHealth {\n  platformHealth {\n    name\n    state\n    ms\n    downSince\n    checkedAt\n  }\n}"): (typeof documents)["query AdminHealth {\n  platformHealth {\n    name\n    state\n    ms\n    downSince\n    checkedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription AdminActivity {\n  activityAdded {\n    id\n    project {\n      ...OversightProject_project\n    }\n  }\n}"): (typeof documents)["subscription AdminActivity {\n  activityAdded {\n    id\n    project {\n      ...OversightProject_project\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminOversight {\n  projects(first: 2) {\n    edges {\n      node {\n        ...OversightProject_project\n      }\n    }\n  }\n}\n\nfragment OversightProject_project on Project {\n  id\n  title\n  status\n  progress\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n  }\n}"): (typeof documents)["query AdminOversight {\n  projects(first: 2) {\n    edges {\n      node {\n        ...OversightProject_project\n      }\n    }\n  }\n}\n\nfragment OversightProject_project on Project {\n  id\n  title\n  status\n  progress\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n  }\n}"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminProjects($status: ProjectStatus, $aged: Boolean, $search: String, $oldestFirst: Boolean, $first: Int!, $after: String) {\n  projects(\n    status: $status\n    aged: $aged\n    search: $search\n    oldestFirst: $oldestFirst\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        ...AdminProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment AdminProject_project on Project {\n  id\n  title\n  status\n  tier\n  progress\n  implementationFee\n  createdAt\n  liveUrl\n  stagingUrl\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n}\n\nsubscription AdminProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...AdminProject_project\n    }\n  }\n}"): (typeof documents)["query AdminProjects($status: ProjectStatus, $aged: Boolean, $search: String, $oldestFirst: Boolean, $first: Int!, $after: String) {\n  projects(\n    status: $status\n    aged: $aged\n    search: $search\n    oldestFirst: $oldestFirst\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        ...AdminProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment AdminProject_project on Project {\n  id\n  title\n  status\n  tier\n  progress\n  implementationFee\n  createdAt\n  liveUrl\n  stagingUrl\n  clientEmail\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n}\n\nsubscription AdminProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...AdminProject_project\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAdminProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...AdminProject_project\n  }\n}"): (typeof documents)["mutation UpdateAdminProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...AdminProject_project\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAdminProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...AdminProject_project\n  }\n}"): (typeof documents)["mutation CreateAdminProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...AdminProject_project\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...AdminProjectDetail_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment AdminProjectDetail_project on Project {\n  ...AdminProject_project\n  description\n  priority\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  rating\n}"): (typeof documents)["query AdminProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...AdminProjectDetail_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment AdminProjectDetail_project on Project {\n  ...AdminProject_project\n  description\n  priority\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  rating\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query AdminTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}"): (typeof documents)["fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}"): (typeof documents)["mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}"): (typeof documents)["fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}"): (typeof documents)["fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}"): (typeof documents)["query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription AdminTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}"): (typeof documents)["subscription AdminTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;