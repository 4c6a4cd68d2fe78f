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
    "query AiNexusCards($area: AiNexusArea!, $first: Int!, $after: String) {\n  aiNexusCards(area: $area, first: $first, after: $after) {\n    edges {\n      node {\n        id\n        ...ResourceCard_knowledgeCard\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.AiNexusCardsDocument,
    "mutation SuggestTool($input: SuggestToolInput!) {\n  suggestTool(input: $input) {\n    id\n    title\n    message\n  }\n}": typeof types.SuggestToolDocument,
    "query HubBilling {\n  contractorSummary {\n    billing {\n      currentMonth {\n        ...BillingPeriod_figures\n      }\n      allTime {\n        ...BillingPeriod_figures\n      }\n      history {\n        month\n        projectPayouts\n        supportResiduals\n        bonuses\n        total\n        isSample\n      }\n    }\n  }\n}\n\nfragment BillingPeriod_figures on BillingFigures {\n  projectPayouts {\n    value\n    isSample\n  }\n  supportResiduals {\n    value\n    isSample\n  }\n  bonuses {\n    value\n    isSample\n  }\n  total {\n    value\n    isSample\n  }\n}": typeof types.HubBillingDocument,
    "query HubPayouts {\n  payouts {\n    id\n    kind\n    amount\n    paidAt\n    project {\n      id\n      title\n    }\n  }\n}": typeof types.HubPayoutsDocument,
    "mutation AcceptRequest($id: ID!) {\n  acceptClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation DeclineRequest($id: ID!) {\n  declineClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation ContactRequest($id: ID!, $message: String!) {\n  contactClientStoreRequest(id: $id, message: $message) {\n    ...RequestCard_request\n  }\n}": typeof types.AcceptRequestDocument,
    "query ClientRequests($first: Int!, $after: String) {\n  clientStoreRequests(first: $first, after: $after) {\n    edges {\n      node {\n        ...RequestCard_request\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription ClientRequestChanged {\n  clientStoreChanged {\n    ...RequestCard_request\n  }\n}": typeof types.ClientRequestsDocument,
    "fragment RequestCard_request on ClientStoreRequest {\n  id\n  name\n  email\n  tier\n  requirements\n  status\n  createdAt\n  viewerCanAccept\n  viewerCanContact\n  viewerCanDecline\n  contactedBy {\n    id\n    firstName\n    lastName\n  }\n  acceptedBy {\n    id\n    firstName\n    lastName\n  }\n  project {\n    id\n  }\n}": typeof types.RequestCard_RequestFragmentDoc,
    "query TestingQueue {\n  contractorSummary {\n    testingQueue {\n      projectId\n      title\n      clientName\n      progress\n      isSample\n    }\n  }\n}\n\nsubscription TestingQueueMayChange {\n  activityAdded {\n    id\n  }\n}": typeof types.TestingQueueDocument,
    "query HubDashboard {\n  contractorSummary {\n    thisMonth {\n      value\n      isSample\n    }\n    activeProjects\n    openTickets\n    rating {\n      value\n      isSample\n    }\n    developmentStatus {\n      inProgress {\n        value\n        isSample\n      }\n      inTesting {\n        value\n        isSample\n      }\n      inProduction {\n        value\n        isSample\n      }\n    }\n    recentActivity {\n      description\n      createdAt\n      isSample\n    }\n  }\n}": typeof types.HubDashboardDocument,
    "query HubNeeds {\n  needsMe {\n    total\n    items {\n      id\n      kind\n      title\n      detail\n      since\n      dueAt\n      path\n    }\n  }\n}": typeof types.HubNeedsDocument,
    "query DocHubCounts {\n  knowledgeSummary {\n    docHub {\n      definitions {\n        ...Counts_figure\n      }\n      contractSamples {\n        ...Counts_figure\n      }\n      discoveryDocs {\n        ...Counts_figure\n      }\n      auditDocs {\n        ...Counts_figure\n      }\n    }\n  }\n}\n\nfragment Counts_figure on Figure {\n  value\n  isSample\n}": typeof types.DocHubCountsDocument,
    "query DocumentMatches($search: String!, $category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeMatches(\n    search: $search\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        excerpt\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.DocumentMatchesDocument,
    "query RecentDocuments($category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeResources(\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        description\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.RecentDocumentsDocument,
    "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}": typeof types.HubRoleDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": typeof types.SendMessageDocument,
    "query ChoosableDocuments($search: String) {\n  aiDocuments(search: $search) {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}": typeof types.ChoosableDocumentsDocument,
    "fragment ConversationTitle_conversation on Conversation {\n  id\n  title\n}": typeof types.ConversationTitle_ConversationFragmentDoc,
    "mutation EditQuestion($input: EditQuestionInput!) {\n  editQuestion(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": typeof types.EditQuestionDocument,
    "query CitedPassage($id: ID!) {\n  passage(id: $id) {\n    id\n    document {\n      id\n      title\n    }\n    place\n    text\n    before\n    after\n  }\n}": typeof types.CitedPassageDocument,
    "query JarvisQuota {\n  jarvisQuota {\n    hour {\n      limit\n      left\n      resetsAt\n    }\n    day {\n      limit\n      left\n      resetsAt\n    }\n  }\n}": typeof types.JarvisQuotaDocument,
    "subscription JarvisReplies($conversationId: ID!) {\n  jarvisReply(conversationId: $conversationId) {\n    __typename\n    ... on ReplyProgress {\n      messageId\n      offset\n      text\n    }\n    ... on ReplyFinished {\n      message {\n        ...ChatMessage_message\n      }\n    }\n    ... on ReplyFailed {\n      messageId\n      reason\n      retryable\n    }\n  }\n}": typeof types.JarvisRepliesDocument,
    "mutation RetryReply($messageId: ID!) {\n  retryReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": typeof types.RetryReplyDocument,
    "mutation StopReply($messageId: ID!) {\n  stopReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": typeof types.StopReplyDocument,
    "fragment ChatMessage_message on Message {\n  id\n  createdAt\n  role\n  content\n  status\n  failureReason\n  canRetry\n  canEdit\n  metadata {\n    referencedDocuments {\n      id\n      title\n      passages {\n        id\n        number\n        place\n      }\n    }\n  }\n  usage {\n    promptTokens\n    completionTokens\n    model\n  }\n}": typeof types.ChatMessage_MessageFragmentDoc,
    "query ChatMessages($conversationId: ID!, $first: Int!, $after: String) {\n  messages(\n    conversationId: $conversationId\n    first: $first\n    after: $after\n    order: newest_first\n  ) {\n    edges {\n      cursor\n      node {\n        ...ChatMessage_message\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ChatMessagesDocument,
    "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ConversationIsThereDocument,
    "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}": typeof types.TestJarvisDocument,
    "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}": typeof types.AvailableTemplatesDocument,
    "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}": typeof types.CreateConversationDocument,
    "query ConversationList($first: Int!, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ConversationListDocument,
    "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}": typeof types.ConversationRow_ConversationFragmentDoc,
    "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}": typeof types.ConversationMatchesDocument,
    "subscription CourseProgressChanged {\n  courseProgressChanged {\n    ...CourseStanding_courseStanding\n  }\n}": typeof types.CourseProgressChangedDocument,
    "fragment CourseStanding_courseStanding on CourseStanding {\n  id\n  done\n  total\n}": typeof types.CourseStanding_CourseStandingFragmentDoc,
    "mutation MarkCourseProgress($resourceId: ID!, $done: Int!) {\n  markCourseProgress(resourceId: $resourceId, done: $done) {\n    ...CourseStanding_courseStanding\n  }\n}": typeof types.MarkCourseProgressDocument,
    "subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n    isVisible\n  }\n}": typeof types.KnowledgeChangedDocument,
    "mutation CountKnowledgeView($id: ID!) {\n  countKnowledgeView(id: $id)\n}": typeof types.CountKnowledgeViewDocument,
    "query OpenResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    id\n    title\n    description\n    category\n    difficulty\n    estimatedDuration\n    tags\n    content\n    fileContent\n    fileName\n    fileType\n    fileSize\n    fileUrl\n    updatedAt\n  }\n  courseLessons(resourceId: $id) {\n    id\n    lessons\n    standing {\n      ...CourseStanding_courseStanding\n    }\n  }\n}": typeof types.OpenResourceDocument,
    "fragment ResourceCard_knowledgeCard on KnowledgeCard {\n  resourceId\n  title\n  description\n  isSample\n}": typeof types.ResourceCard_KnowledgeCardFragmentDoc,
    "subscription HubActivity {\n  activityAdded {\n    id\n    project {\n      id\n      title\n      status\n      progress\n    }\n    supportTicket {\n      id\n      status\n    }\n    clientStoreRequest {\n      id\n      status\n    }\n  }\n}": typeof types.HubActivityDocument,
    "mutation ContactClient($projectId: ID!, $message: String!) {\n  contactClient(projectId: $projectId, message: $message) {\n    id\n  }\n}": typeof types.ContactClientDocument,
    "mutation CreateProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...HubProject_project\n    createdAt\n    updatedAt\n  }\n}": typeof types.CreateProjectDocument,
    "query HubProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...HubProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment HubProject_project on Project {\n  id\n  title\n  description\n  status\n  tier\n  progress\n  implementationFee\n  technologies\n  liveUrl\n  stagingUrl\n  viewerCanUpdate\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  clientEmail\n}\n\nsubscription HubProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...HubProject_project\n    }\n  }\n}": typeof types.HubProjectsDocument,
    "mutation UpdateProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...HubProject_project\n  }\n}": typeof types.UpdateProjectDocument,
    "query WantedProject($id: ID!) {\n  project(id: $id) {\n    ...HubProject_project\n  }\n}": typeof types.WantedProjectDocument,
    "query HubTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketCard_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.HubTicketsDocument,
    "fragment TicketCard_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  description\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": typeof types.TicketCard_TicketFragmentDoc,
    "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}": typeof types.ResolveTicketDocument,
    "fragment TicketFacts_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.TicketFacts_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": typeof types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketFacts_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": typeof types.TicketThreadDocument,
    "subscription HubTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketCard_ticket\n    }\n  }\n}": typeof types.HubTicketChangedDocument,
    "query RecentLearning {\n  knowledgeSummary {\n    upskill {\n      recentLearning {\n        description\n        createdAt\n        isSample\n      }\n    }\n  }\n}": typeof types.RecentLearningDocument,
    "query UpskillCourses($first: Int!, $after: String) {\n  upskillCourses(first: $first, after: $after) {\n    edges {\n      node {\n        id\n        resourceId\n        title\n        description\n        isSample\n        standing {\n          ...CourseStanding_courseStanding\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.UpskillCoursesDocument,
};
const documents: Documents = {
    "query AiNexusCards($area: AiNexusArea!, $first: Int!, $after: String) {\n  aiNexusCards(area: $area, first: $first, after: $after) {\n    edges {\n      node {\n        id\n        ...ResourceCard_knowledgeCard\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.AiNexusCardsDocument,
    "mutation SuggestTool($input: SuggestToolInput!) {\n  suggestTool(input: $input) {\n    id\n    title\n    message\n  }\n}": types.SuggestToolDocument,
    "query HubBilling {\n  contractorSummary {\n    billing {\n      currentMonth {\n        ...BillingPeriod_figures\n      }\n      allTime {\n        ...BillingPeriod_figures\n      }\n      history {\n        month\n        projectPayouts\n        supportResiduals\n        bonuses\n        total\n        isSample\n      }\n    }\n  }\n}\n\nfragment BillingPeriod_figures on BillingFigures {\n  projectPayouts {\n    value\n    isSample\n  }\n  supportResiduals {\n    value\n    isSample\n  }\n  bonuses {\n    value\n    isSample\n  }\n  total {\n    value\n    isSample\n  }\n}": types.HubBillingDocument,
    "query HubPayouts {\n  payouts {\n    id\n    kind\n    amount\n    paidAt\n    project {\n      id\n      title\n    }\n  }\n}": types.HubPayoutsDocument,
    "mutation AcceptRequest($id: ID!) {\n  acceptClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation DeclineRequest($id: ID!) {\n  declineClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation ContactRequest($id: ID!, $message: String!) {\n  contactClientStoreRequest(id: $id, message: $message) {\n    ...RequestCard_request\n  }\n}": types.AcceptRequestDocument,
    "query ClientRequests($first: Int!, $after: String) {\n  clientStoreRequests(first: $first, after: $after) {\n    edges {\n      node {\n        ...RequestCard_request\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription ClientRequestChanged {\n  clientStoreChanged {\n    ...RequestCard_request\n  }\n}": types.ClientRequestsDocument,
    "fragment RequestCard_request on ClientStoreRequest {\n  id\n  name\n  email\n  tier\n  requirements\n  status\n  createdAt\n  viewerCanAccept\n  viewerCanContact\n  viewerCanDecline\n  contactedBy {\n    id\n    firstName\n    lastName\n  }\n  acceptedBy {\n    id\n    firstName\n    lastName\n  }\n  project {\n    id\n  }\n}": types.RequestCard_RequestFragmentDoc,
    "query TestingQueue {\n  contractorSummary {\n    testingQueue {\n      projectId\n      title\n      clientName\n      progress\n      isSample\n    }\n  }\n}\n\nsubscription TestingQueueMayChange {\n  activityAdded {\n    id\n  }\n}": types.TestingQueueDocument,
    "query HubDashboard {\n  contractorSummary {\n    thisMonth {\n      value\n      isSample\n    }\n    activeProjects\n    openTickets\n    rating {\n      value\n      isSample\n    }\n    developmentStatus {\n      inProgress {\n        value\n        isSample\n      }\n      inTesting {\n        value\n        isSample\n      }\n      inProduction {\n        value\n        isSample\n      }\n    }\n    recentActivity {\n      description\n      createdAt\n      isSample\n    }\n  }\n}": types.HubDashboardDocument,
    "query HubNeeds {\n  needsMe {\n    total\n    items {\n      id\n      kind\n      title\n      detail\n      since\n      dueAt\n      path\n    }\n  }\n}": types.HubNeedsDocument,
    "query DocHubCounts {\n  knowledgeSummary {\n    docHub {\n      definitions {\n        ...Counts_figure\n      }\n      contractSamples {\n        ...Counts_figure\n      }\n      discoveryDocs {\n        ...Counts_figure\n      }\n      auditDocs {\n        ...Counts_figure\n      }\n    }\n  }\n}\n\nfragment Counts_figure on Figure {\n  value\n  isSample\n}": types.DocHubCountsDocument,
    "query DocumentMatches($search: String!, $category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeMatches(\n    search: $search\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        excerpt\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.DocumentMatchesDocument,
    "query RecentDocuments($category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeResources(\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        description\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.RecentDocumentsDocument,
    "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}": types.HubRoleDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": types.SendMessageDocument,
    "query ChoosableDocuments($search: String) {\n  aiDocuments(search: $search) {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}": types.ChoosableDocumentsDocument,
    "fragment ConversationTitle_conversation on Conversation {\n  id\n  title\n}": types.ConversationTitle_ConversationFragmentDoc,
    "mutation EditQuestion($input: EditQuestionInput!) {\n  editQuestion(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": types.EditQuestionDocument,
    "query CitedPassage($id: ID!) {\n  passage(id: $id) {\n    id\n    document {\n      id\n      title\n    }\n    place\n    text\n    before\n    after\n  }\n}": types.CitedPassageDocument,
    "query JarvisQuota {\n  jarvisQuota {\n    hour {\n      limit\n      left\n      resetsAt\n    }\n    day {\n      limit\n      left\n      resetsAt\n    }\n  }\n}": types.JarvisQuotaDocument,
    "subscription JarvisReplies($conversationId: ID!) {\n  jarvisReply(conversationId: $conversationId) {\n    __typename\n    ... on ReplyProgress {\n      messageId\n      offset\n      text\n    }\n    ... on ReplyFinished {\n      message {\n        ...ChatMessage_message\n      }\n    }\n    ... on ReplyFailed {\n      messageId\n      reason\n      retryable\n    }\n  }\n}": types.JarvisRepliesDocument,
    "mutation RetryReply($messageId: ID!) {\n  retryReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": types.RetryReplyDocument,
    "mutation StopReply($messageId: ID!) {\n  stopReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": types.StopReplyDocument,
    "fragment ChatMessage_message on Message {\n  id\n  createdAt\n  role\n  content\n  status\n  failureReason\n  canRetry\n  canEdit\n  metadata {\n    referencedDocuments {\n      id\n      title\n      passages {\n        id\n        number\n        place\n      }\n    }\n  }\n  usage {\n    promptTokens\n    completionTokens\n    model\n  }\n}": types.ChatMessage_MessageFragmentDoc,
    "query ChatMessages($conversationId: ID!, $first: Int!, $after: String) {\n  messages(\n    conversationId: $conversationId\n    first: $first\n    after: $after\n    order: newest_first\n  ) {\n    edges {\n      cursor\n      node {\n        ...ChatMessage_message\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ChatMessagesDocument,
    "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.ConversationIsThereDocument,
    "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}": types.TestJarvisDocument,
    "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}": types.AvailableTemplatesDocument,
    "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}": types.CreateConversationDocument,
    "query ConversationList($first: Int!, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ConversationListDocument,
    "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}": types.ConversationRow_ConversationFragmentDoc,
    "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}": types.ConversationMatchesDocument,
    "subscription CourseProgressChanged {\n  courseProgressChanged {\n    ...CourseStanding_courseStanding\n  }\n}": types.CourseProgressChangedDocument,
    "fragment CourseStanding_courseStanding on CourseStanding {\n  id\n  done\n  total\n}": types.CourseStanding_CourseStandingFragmentDoc,
    "mutation MarkCourseProgress($resourceId: ID!, $done: Int!) {\n  markCourseProgress(resourceId: $resourceId, done: $done) {\n    ...CourseStanding_courseStanding\n  }\n}": types.MarkCourseProgressDocument,
    "subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n    isVisible\n  }\n}": types.KnowledgeChangedDocument,
    "mutation CountKnowledgeView($id: ID!) {\n  countKnowledgeView(id: $id)\n}": types.CountKnowledgeViewDocument,
    "query OpenResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    id\n    title\n    description\n    category\n    difficulty\n    estimatedDuration\n    tags\n    content\n    fileContent\n    fileName\n    fileType\n    fileSize\n    fileUrl\n    updatedAt\n  }\n  courseLessons(resourceId: $id) {\n    id\n    lessons\n    standing {\n      ...CourseStanding_courseStanding\n    }\n  }\n}": types.OpenResourceDocument,
    "fragment ResourceCard_knowledgeCard on KnowledgeCard {\n  resourceId\n  title\n  description\n  isSample\n}": types.ResourceCard_KnowledgeCardFragmentDoc,
    "subscription HubActivity {\n  activityAdded {\n    id\n    project {\n      id\n      title\n      status\n      progress\n    }\n    supportTicket {\n      id\n      status\n    }\n    clientStoreRequest {\n      id\n      status\n    }\n  }\n}": types.HubActivityDocument,
    "mutation ContactClient($projectId: ID!, $message: String!) {\n  contactClient(projectId: $projectId, message: $message) {\n    id\n  }\n}": types.ContactClientDocument,
    "mutation CreateProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...HubProject_project\n    createdAt\n    updatedAt\n  }\n}": types.CreateProjectDocument,
    "query HubProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...HubProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment HubProject_project on Project {\n  id\n  title\n  description\n  status\n  tier\n  progress\n  implementationFee\n  technologies\n  liveUrl\n  stagingUrl\n  viewerCanUpdate\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  clientEmail\n}\n\nsubscription HubProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...HubProject_project\n    }\n  }\n}": types.HubProjectsDocument,
    "mutation UpdateProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...HubProject_project\n  }\n}": types.UpdateProjectDocument,
    "query WantedProject($id: ID!) {\n  project(id: $id) {\n    ...HubProject_project\n  }\n}": types.WantedProjectDocument,
    "query HubTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketCard_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.HubTicketsDocument,
    "fragment TicketCard_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  description\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": types.TicketCard_TicketFragmentDoc,
    "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}": types.ResolveTicketDocument,
    "fragment TicketFacts_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}": types.TicketFacts_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketFacts_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": types.TicketThreadDocument,
    "subscription HubTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketCard_ticket\n    }\n  }\n}": types.HubTicketChangedDocument,
    "query RecentLearning {\n  knowledgeSummary {\n    upskill {\n      recentLearning {\n        description\n        createdAt\n        isSample\n      }\n    }\n  }\n}": types.RecentLearningDocument,
    "query UpskillCourses($first: Int!, $after: String) {\n  upskillCourses(first: $first, after: $after) {\n    edges {\n      node {\n        id\n        resourceId\n        title\n        description\n        isSample\n        standing {\n          ...CourseStanding_courseStanding\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.UpskillCoursesDocument,
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
export function graphql(source: "query AiNexusCards($area: AiNexusArea!, $first: Int!, $after: String) {\n  aiNexusCards(area: $area, first: $first, after: $after) {\n    edges {\n      node {\n        id\n        ...ResourceCard_knowledgeCard\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query AiNexusCards($area: AiNexusArea!, $first: Int!, $after: String) {\n  aiNexusCards(area: $area, first: $first, after: $after) {\n    edges {\n      node {\n        id\n        ...ResourceCard_knowledgeCard\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SuggestTool($input: SuggestToolInput!) {\n  suggestTool(input: $input) {\n    id\n    title\n    message\n  }\n}"): (typeof documents)["mutation SuggestTool($input: SuggestToolInput!) {\n  suggestTool(input: $input) {\n    id\n    title\n    message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubBilling {\n  contractorSummary {\n    billing {\n      currentMonth {\n        ...BillingPeriod_figures\n      }\n      allTime {\n        ...BillingPeriod_figures\n      }\n      history {\n        month\n        projectPayouts\n        supportResiduals\n        bonuses\n        total\n        isSample\n      }\n    }\n  }\n}\n\nfragment BillingPeriod_figures on BillingFigures {\n  projectPayouts {\n    value\n    isSample\n  }\n  supportResiduals {\n    value\n    isSample\n  }\n  bonuses {\n    value\n    isSample\n  }\n  total {\n    value\n    isSample\n  }\n}"): (typeof documents)["query HubBilling {\n  contractorSummary {\n    billing {\n      currentMonth {\n        ...BillingPeriod_figures\n      }\n      allTime {\n        ...BillingPeriod_figures\n      }\n      history {\n        month\n        projectPayouts\n        supportResiduals\n        bonuses\n        total\n        isSample\n      }\n    }\n  }\n}\n\nfragment BillingPeriod_figures on BillingFigures {\n  projectPayouts {\n    value\n    isSample\n  }\n  supportResiduals {\n    value\n    isSample\n  }\n  bonuses {\n    value\n    isSample\n  }\n  total {\n    value\n    isSample\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubPayouts {\n  payouts {\n    id\n    kind\n    amount\n    paidAt\n    project {\n      id\n      title\n    }\n  }\n}"): (typeof documents)["query HubPayouts {\n  payouts {\n    id\n    kind\n    amount\n    paidAt\n    project {\n      id\n      title\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptRequest($id: ID!) {\n  acceptClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation DeclineRequest($id: ID!) {\n  declineClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation ContactRequest($id: ID!, $message: String!) {\n  contactClientStoreRequest(id: $id, message: $message) {\n    ...RequestCard_request\n  }\n}"): (typeof documents)["mutation AcceptRequest($id: ID!) {\n  acceptClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation DeclineRequest($id: ID!) {\n  declineClientStoreRequest(id: $id) {\n    ...RequestCard_request\n  }\n}\n\nmutation ContactRequest($id: ID!, $message: String!) {\n  contactClientStoreRequest(id: $id, message: $message) {\n    ...RequestCard_request\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientRequests($first: Int!, $after: String) {\n  clientStoreRequests(first: $first, after: $after) {\n    edges {\n      node {\n        ...RequestCard_request\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription ClientRequestChanged {\n  clientStoreChanged {\n    ...RequestCard_request\n  }\n}"): (typeof documents)["query ClientRequests($first: Int!, $after: String) {\n  clientStoreRequests(first: $first, after: $after) {\n    edges {\n      node {\n        ...RequestCard_request\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription ClientRequestChanged {\n  clientStoreChanged {\n    ...RequestCard_request\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RequestCard_request on ClientStoreRequest {\n  id\n  name\n  email\n  tier\n  requirements\n  status\n  createdAt\n  viewerCanAccept\n  viewerCanContact\n  viewerCanDecline\n  contactedBy {\n    id\n    firstName\n    lastName\n  }\n  acceptedBy {\n    id\n    firstName\n    lastName\n  }\n  project {\n    id\n  }\n}"): (typeof documents)["fragment RequestCard_request on ClientStoreRequest {\n  id\n  name\n  email\n  tier\n  requirements\n  status\n  createdAt\n  viewerCanAccept\n  viewerCanContact\n  viewerCanDecline\n  contactedBy {\n    id\n    firstName\n    lastName\n  }\n  acceptedBy {\n    id\n    firstName\n    lastName\n  }\n  project {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TestingQueue {\n  contractorSummary {\n    testingQueue {\n      projectId\n      title\n      clientName\n      progress\n      isSample\n    }\n  }\n}\n\nsubscription TestingQueueMayChange {\n  activityAdded {\n    id\n  }\n}"): (typeof documents)["query TestingQueue {\n  contractorSummary {\n    testingQueue {\n      projectId\n      title\n      clientName\n      progress\n      isSample\n    }\n  }\n}\n\nsubscription TestingQueueMayChange {\n  activityAdded {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubDashboard {\n  contractorSummary {\n    thisMonth {\n      value\n      isSample\n    }\n    activeProjects\n    openTickets\n    rating {\n      value\n      isSample\n    }\n    developmentStatus {\n      inProgress {\n        value\n        isSample\n      }\n      inTesting {\n        value\n        isSample\n      }\n      inProduction {\n        value\n        isSample\n      }\n    }\n    recentActivity {\n      description\n      createdAt\n      isSample\n    }\n  }\n}"): (typeof documents)["query HubDashboard {\n  contractorSummary {\n    thisMonth {\n      value\n      isSample\n    }\n    activeProjects\n    openTickets\n    rating {\n      value\n      isSample\n    }\n    developmentStatus {\n      inProgress {\n        value\n        isSample\n      }\n      inTesting {\n        value\n        isSample\n      }\n      inProduction {\n        value\n        isSample\n      }\n    }\n    recentActivity {\n      description\n      createdAt\n      isSample\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubNeeds {\n  needsMe {\n    total\n    items {\n      id\n      kind\n      title\n      detail\n      since\n      dueAt\n      path\n    }\n  }\n}"): (typeof documents)["query HubNeeds {\n  needsMe {\n    total\n    items {\n      id\n      kind\n      title\n      detail\n      since\n      dueAt\n      path\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocHubCounts {\n  knowledgeSummary {\n    docHub {\n      definitions {\n        ...Counts_figure\n      }\n      contractSamples {\n        ...Counts_figure\n      }\n      discoveryDocs {\n        ...Counts_figure\n      }\n      auditDocs {\n        ...Counts_figure\n      }\n    }\n  }\n}\n\nfragment Counts_figure on Figure {\n  value\n  isSample\n}"): (typeof documents)["query DocHubCounts {\n  knowledgeSummary {\n    docHub {\n      definitions {\n        ...Counts_figure\n      }\n      contractSamples {\n        ...Counts_figure\n      }\n      discoveryDocs {\n        ...Counts_figure\n      }\n      auditDocs {\n        ...Counts_figure\n      }\n    }\n  }\n}\n\nfragment Counts_figure on Figure {\n  value\n  isSample\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentMatches($search: String!, $category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeMatches(\n    search: $search\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        excerpt\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query DocumentMatches($search: String!, $category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeMatches(\n    search: $search\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        excerpt\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecentDocuments($category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeResources(\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        description\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query RecentDocuments($category: KnowledgeCategory, $first: Int!, $after: String) {\n  knowledgeResources(\n    hub: dochub\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        title\n        description\n        category\n        difficulty\n        estimatedDuration\n        fileName\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}"): (typeof documents)["query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}"): (typeof documents)["mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChoosableDocuments($search: String) {\n  aiDocuments(search: $search) {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}"): (typeof documents)["query ChoosableDocuments($search: String) {\n  aiDocuments(search: $search) {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ConversationTitle_conversation on Conversation {\n  id\n  title\n}"): (typeof documents)["fragment ConversationTitle_conversation on Conversation {\n  id\n  title\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditQuestion($input: EditQuestionInput!) {\n  editQuestion(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}"): (typeof documents)["mutation EditQuestion($input: EditQuestionInput!) {\n  editQuestion(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CitedPassage($id: ID!) {\n  passage(id: $id) {\n    id\n    document {\n      id\n      title\n    }\n    place\n    text\n    before\n    after\n  }\n}"): (typeof documents)["query CitedPassage($id: ID!) {\n  passage(id: $id) {\n    id\n    document {\n      id\n      title\n    }\n    place\n    text\n    before\n    after\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JarvisQuota {\n  jarvisQuota {\n    hour {\n      limit\n      left\n      resetsAt\n    }\n    day {\n      limit\n      left\n      resetsAt\n    }\n  }\n}"): (typeof documents)["query JarvisQuota {\n  jarvisQuota {\n    hour {\n      limit\n      left\n      resetsAt\n    }\n    day {\n      limit\n      left\n      resetsAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription JarvisReplies($conversationId: ID!) {\n  jarvisReply(conversationId: $conversationId) {\n    __typename\n    ... on ReplyProgress {\n      messageId\n      offset\n      text\n    }\n    ... on ReplyFinished {\n      message {\n        ...ChatMessage_message\n      }\n    }\n    ... on ReplyFailed {\n      messageId\n      reason\n      retryable\n    }\n  }\n}"): (typeof documents)["subscription JarvisReplies($conversationId: ID!) {\n  jarvisReply(conversationId: $conversationId) {\n    __typename\n    ... on ReplyProgress {\n      messageId\n      offset\n      text\n    }\n    ... on ReplyFinished {\n      message {\n        ...ChatMessage_message\n      }\n    }\n    ... on ReplyFailed {\n      messageId\n      reason\n      retryable\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetryReply($messageId: ID!) {\n  retryReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}"): (typeof documents)["mutation RetryReply($messageId: ID!) {\n  retryReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StopReply($messageId: ID!) {\n  stopReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}"): (typeof documents)["mutation StopReply($messageId: ID!) {\n  stopReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChatMessage_message on Message {\n  id\n  createdAt\n  role\n  content\n  status\n  failureReason\n  canRetry\n  canEdit\n  metadata {\n    referencedDocuments {\n      id\n      title\n      passages {\n        id\n        number\n        place\n      }\n    }\n  }\n  usage {\n    promptTokens\n    completionTokens\n    model\n  }\n}"): (typeof documents)["fragment ChatMessage_message on Message {\n  id\n  createdAt\n  role\n  content\n  status\n  failureReason\n  canRetry\n  canEdit\n  metadata {\n    referencedDocuments {\n      id\n      title\n      passages {\n        id\n        number\n        place\n      }\n    }\n  }\n  usage {\n    promptTokens\n    completionTokens\n    model\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChatMessages($conversationId: ID!, $first: Int!, $after: String) {\n  messages(\n    conversationId: $conversationId\n    first: $first\n    after: $after\n    order: newest_first\n  ) {\n    edges {\n      cursor\n      node {\n        ...ChatMessage_message\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query ChatMessages($conversationId: ID!, $first: Int!, $after: String) {\n  messages(\n    conversationId: $conversationId\n    first: $first\n    after: $after\n    order: newest_first\n  ) {\n    edges {\n      cursor\n      node {\n        ...ChatMessage_message\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
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
export function graphql(source: "query ConversationList($first: Int!, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query ConversationList($first: Int!, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}"): (typeof documents)["fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}"): (typeof documents)["query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription CourseProgressChanged {\n  courseProgressChanged {\n    ...CourseStanding_courseStanding\n  }\n}"): (typeof documents)["subscription CourseProgressChanged {\n  courseProgressChanged {\n    ...CourseStanding_courseStanding\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CourseStanding_courseStanding on CourseStanding {\n  id\n  done\n  total\n}"): (typeof documents)["fragment CourseStanding_courseStanding on CourseStanding {\n  id\n  done\n  total\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkCourseProgress($resourceId: ID!, $done: Int!) {\n  markCourseProgress(resourceId: $resourceId, done: $done) {\n    ...CourseStanding_courseStanding\n  }\n}"): (typeof documents)["mutation MarkCourseProgress($resourceId: ID!, $done: Int!) {\n  markCourseProgress(resourceId: $resourceId, done: $done) {\n    ...CourseStanding_courseStanding\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n    isVisible\n  }\n}"): (typeof documents)["subscription KnowledgeChanged {\n  knowledgeChanged {\n    id\n    isVisible\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CountKnowledgeView($id: ID!) {\n  countKnowledgeView(id: $id)\n}"): (typeof documents)["mutation CountKnowledgeView($id: ID!) {\n  countKnowledgeView(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    id\n    title\n    description\n    category\n    difficulty\n    estimatedDuration\n    tags\n    content\n    fileContent\n    fileName\n    fileType\n    fileSize\n    fileUrl\n    updatedAt\n  }\n  courseLessons(resourceId: $id) {\n    id\n    lessons\n    standing {\n      ...CourseStanding_courseStanding\n    }\n  }\n}"): (typeof documents)["query OpenResource($id: ID!) {\n  knowledgeResource(id: $id) {\n    id\n    title\n    description\n    category\n    difficulty\n    estimatedDuration\n    tags\n    content\n    fileContent\n    fileName\n    fileType\n    fileSize\n    fileUrl\n    updatedAt\n  }\n  courseLessons(resourceId: $id) {\n    id\n    lessons\n    standing {\n      ...CourseStanding_courseStanding\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ResourceCard_knowledgeCard on KnowledgeCard {\n  resourceId\n  title\n  description\n  isSample\n}"): (typeof documents)["fragment ResourceCard_knowledgeCard on KnowledgeCard {\n  resourceId\n  title\n  description\n  isSample\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription HubActivity {\n  activityAdded {\n    id\n    project {\n      id\n      title\n      status\n      progress\n    }\n    supportTicket {\n      id\n      status\n    }\n    clientStoreRequest {\n      id\n      status\n    }\n  }\n}"): (typeof documents)["subscription HubActivity {\n  activityAdded {\n    id\n    project {\n      id\n      title\n      status\n      progress\n    }\n    supportTicket {\n      id\n      status\n    }\n    clientStoreRequest {\n      id\n      status\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ContactClient($projectId: ID!, $message: String!) {\n  contactClient(projectId: $projectId, message: $message) {\n    id\n  }\n}"): (typeof documents)["mutation ContactClient($projectId: ID!, $message: String!) {\n  contactClient(projectId: $projectId, message: $message) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...HubProject_project\n    createdAt\n    updatedAt\n  }\n}"): (typeof documents)["mutation CreateProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    ...HubProject_project\n    createdAt\n    updatedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...HubProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment HubProject_project on Project {\n  id\n  title\n  description\n  status\n  tier\n  progress\n  implementationFee\n  technologies\n  liveUrl\n  stagingUrl\n  viewerCanUpdate\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  clientEmail\n}\n\nsubscription HubProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...HubProject_project\n    }\n  }\n}"): (typeof documents)["query HubProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...HubProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment HubProject_project on Project {\n  id\n  title\n  description\n  status\n  tier\n  progress\n  implementationFee\n  technologies\n  liveUrl\n  stagingUrl\n  viewerCanUpdate\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n  clientEmail\n}\n\nsubscription HubProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...HubProject_project\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...HubProject_project\n  }\n}"): (typeof documents)["mutation UpdateProject($id: ID!, $input: UpdateProjectInput!) {\n  updateProject(id: $id, input: $input) {\n    ...HubProject_project\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WantedProject($id: ID!) {\n  project(id: $id) {\n    ...HubProject_project\n  }\n}"): (typeof documents)["query WantedProject($id: ID!) {\n  project(id: $id) {\n    ...HubProject_project\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HubTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketCard_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query HubTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketCard_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketCard_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  description\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}"): (typeof documents)["fragment TicketCard_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  description\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}"): (typeof documents)["mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketFacts_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}"): (typeof documents)["fragment TicketFacts_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}"): (typeof documents)["fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketFacts_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}"): (typeof documents)["query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketFacts_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription HubTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketCard_ticket\n    }\n  }\n}"): (typeof documents)["subscription HubTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketCard_ticket\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecentLearning {\n  knowledgeSummary {\n    upskill {\n      recentLearning {\n        description\n        createdAt\n        isSample\n      }\n    }\n  }\n}"): (typeof documents)["query RecentLearning {\n  knowledgeSummary {\n    upskill {\n      recentLearning {\n        description\n        createdAt\n        isSample\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UpskillCourses($first: Int!, $after: String) {\n  upskillCourses(first: $first, after: $after) {\n    edges {\n      node {\n        id\n        resourceId\n        title\n        description\n        isSample\n        standing {\n          ...CourseStanding_courseStanding\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query UpskillCourses($first: Int!, $after: String) {\n  upskillCourses(first: $first, after: $after) {\n    edges {\n      node {\n        id\n        resourceId\n        title\n        description\n        isSample\n        standing {\n          ...CourseStanding_courseStanding\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;