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
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": typeof types.SendMessageDocument,
    "query ChoosableDocuments {\n  aiDocuments {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}": typeof types.ChoosableDocumentsDocument,
    "fragment ConversationTitle_conversation on Conversation {\n  id\n  title\n}": typeof types.ConversationTitle_ConversationFragmentDoc,
    "mutation EditQuestion($input: EditQuestionInput!) {\n  editQuestion(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": typeof types.EditQuestionDocument,
    "query CitedPassage($id: ID!) {\n  passage(id: $id) {\n    id\n    document {\n      id\n      title\n    }\n    place\n    text\n    before\n    after\n  }\n}": typeof types.CitedPassageDocument,
    "subscription JarvisReplies($conversationId: ID!) {\n  jarvisReply(conversationId: $conversationId) {\n    __typename\n    ... on ReplyProgress {\n      messageId\n      offset\n      text\n    }\n    ... on ReplyFinished {\n      message {\n        ...ChatMessage_message\n      }\n    }\n    ... on ReplyFailed {\n      messageId\n      reason\n      retryable\n    }\n  }\n}": typeof types.JarvisRepliesDocument,
    "mutation RetryReply($messageId: ID!) {\n  retryReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": typeof types.RetryReplyDocument,
    "mutation StopReply($messageId: ID!) {\n  stopReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": typeof types.StopReplyDocument,
    "fragment ChatMessage_message on Message {\n  id\n  createdAt\n  role\n  content\n  status\n  failureReason\n  canRetry\n  canEdit\n  metadata {\n    referencedDocuments {\n      id\n      title\n      passages {\n        id\n        number\n        place\n      }\n    }\n  }\n  usage {\n    promptTokens\n    completionTokens\n    model\n  }\n}": typeof types.ChatMessage_MessageFragmentDoc,
    "query ChatMessages($conversationId: ID!, $first: Int!, $after: String) {\n  messages(\n    conversationId: $conversationId\n    first: $first\n    after: $after\n    order: newest_first\n  ) {\n    edges {\n      cursor\n      node {\n        ...ChatMessage_message\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ChatMessagesDocument,
    "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ConversationIsThereDocument,
    "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}": typeof types.TestJarvisDocument,
    "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}": typeof types.AvailableTemplatesDocument,
    "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}": typeof types.CreateConversationDocument,
    "query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ConversationListDocument,
    "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}": typeof types.ConversationRow_ConversationFragmentDoc,
    "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}": typeof types.ConversationMatchesDocument,
    "query HubTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketCard_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.HubTicketsDocument,
    "fragment TicketCard_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  description\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": typeof types.TicketCard_TicketFragmentDoc,
    "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}": typeof types.ResolveTicketDocument,
    "fragment TicketFacts_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.TicketFacts_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": typeof types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketFacts_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": typeof types.TicketThreadDocument,
    "subscription HubTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketCard_ticket\n    }\n  }\n}": typeof types.HubTicketChangedDocument,
};
const documents: Documents = {
    "query HubRole {\n  contractorRole {\n    id\n    displayName\n  }\n}": types.HubRoleDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": types.SendMessageDocument,
    "query ChoosableDocuments {\n  aiDocuments {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}": types.ChoosableDocumentsDocument,
    "fragment ConversationTitle_conversation on Conversation {\n  id\n  title\n}": types.ConversationTitle_ConversationFragmentDoc,
    "mutation EditQuestion($input: EditQuestionInput!) {\n  editQuestion(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}": types.EditQuestionDocument,
    "query CitedPassage($id: ID!) {\n  passage(id: $id) {\n    id\n    document {\n      id\n      title\n    }\n    place\n    text\n    before\n    after\n  }\n}": types.CitedPassageDocument,
    "subscription JarvisReplies($conversationId: ID!) {\n  jarvisReply(conversationId: $conversationId) {\n    __typename\n    ... on ReplyProgress {\n      messageId\n      offset\n      text\n    }\n    ... on ReplyFinished {\n      message {\n        ...ChatMessage_message\n      }\n    }\n    ... on ReplyFailed {\n      messageId\n      reason\n      retryable\n    }\n  }\n}": types.JarvisRepliesDocument,
    "mutation RetryReply($messageId: ID!) {\n  retryReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": types.RetryReplyDocument,
    "mutation StopReply($messageId: ID!) {\n  stopReply(messageId: $messageId) {\n    ...ChatMessage_message\n  }\n}": types.StopReplyDocument,
    "fragment ChatMessage_message on Message {\n  id\n  createdAt\n  role\n  content\n  status\n  failureReason\n  canRetry\n  canEdit\n  metadata {\n    referencedDocuments {\n      id\n      title\n      passages {\n        id\n        number\n        place\n      }\n    }\n  }\n  usage {\n    promptTokens\n    completionTokens\n    model\n  }\n}": types.ChatMessage_MessageFragmentDoc,
    "query ChatMessages($conversationId: ID!, $first: Int!, $after: String) {\n  messages(\n    conversationId: $conversationId\n    first: $first\n    after: $after\n    order: newest_first\n  ) {\n    edges {\n      cursor\n      node {\n        ...ChatMessage_message\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ChatMessagesDocument,
    "query ConversationIsThere($id: ID!) {\n  messages(conversationId: $id, first: 1) {\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.ConversationIsThereDocument,
    "mutation TestJarvis($input: TestJarvisInput!) {\n  testJarvis(input: $input) {\n    ok\n    model\n  }\n}": types.TestJarvisDocument,
    "query AvailableTemplates {\n  availablePromptTemplates {\n    id\n    name\n    description\n  }\n}": types.AvailableTemplatesDocument,
    "mutation CreateConversation($input: CreateConversationInput!) {\n  createConversation(input: $input) {\n    ...ConversationRow_conversation\n  }\n}\n\nmutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n  updateConversation(id: $id, input: $input) {\n    ...ConversationRow_conversation\n  }\n}": types.CreateConversationDocument,
    "query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ConversationListDocument,
    "fragment ConversationRow_conversation on Conversation {\n  id\n  title\n  updatedAt\n  templates {\n    id\n    name\n    description\n  }\n}\n\nmutation DeleteConversation($id: ID!) {\n  deleteConversation(id: $id)\n}": types.ConversationRow_ConversationFragmentDoc,
    "query ConversationMatches($search: String!) {\n  conversationMatches(search: $search) {\n    messageId\n    excerpt\n    conversation {\n      id\n      title\n      updatedAt\n    }\n  }\n}": types.ConversationMatchesDocument,
    "query HubTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketCard_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.HubTicketsDocument,
    "fragment TicketCard_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  description\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": types.TicketCard_TicketFragmentDoc,
    "mutation ResolveTicket($id: ID!) {\n  resolveTicket(id: $id) {\n    id\n    status\n    viewerCanReply\n    viewerCanResolve\n  }\n}": types.ResolveTicketDocument,
    "fragment TicketFacts_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n  client {\n    id\n    firstName\n    lastName\n    email\n  }\n}": types.TicketFacts_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketFacts_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": types.TicketThreadDocument,
    "subscription HubTicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketCard_ticket\n    }\n  }\n}": types.HubTicketChangedDocument,
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
export function graphql(source: "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}"): (typeof documents)["mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    userMessage {\n      ...ChatMessage_message\n    }\n    reply {\n      ...ChatMessage_message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChoosableDocuments {\n  aiDocuments {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}"): (typeof documents)["query ChoosableDocuments {\n  aiDocuments {\n    ...ChosenDocument_aiDocument\n    description\n    fileName\n    tags\n    status\n    stage\n  }\n}\n\nfragment ChosenDocument_aiDocument on AiDocument {\n  id\n  title\n}"];
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
export function graphql(source: "query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query ConversationList($first: Int! = 30, $after: String) {\n  conversations(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
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

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;