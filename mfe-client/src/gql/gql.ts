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
    "query RecentActivity {\n  activity(first: 3) {\n    edges {\n      cursor\n      node {\n        ...ActivityLine_activity\n      }\n    }\n  }\n}\n\nfragment ActivityLine_activity on Activity {\n  id\n  description\n  createdAt\n}": typeof types.RecentActivityDocument,
    "query ClientNeeds {\n  needsMe {\n    total\n    items {\n      ...NeedRow_need\n    }\n  }\n}\n\nfragment NeedRow_need on Need {\n  id\n  kind\n  title\n  detail\n  since\n  path\n}": typeof types.ClientNeedsDocument,
    "fragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}": typeof types.ProjectRow_ProjectFragmentDoc,
    "query NewestTicket {\n  supportTickets(first: 1, resolved: false) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}": typeof types.NewestTicketDocument,
    "query ClientProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...ProjectRow_project\n        ...ProjectFees_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectFees_project on Project {\n  id\n  createdAt\n  implementationFee\n  monthlySupportFee\n}": typeof types.ClientProjectsDocument,
    "query ClientSummary {\n  clientSummary {\n    activeProjects\n    totalInvested\n    monthlySupport\n    moneySaved {\n      value\n      isSample\n    }\n  }\n}": typeof types.ClientSummaryDocument,
    "subscription ActivityAdded {\n  activityAdded {\n    ...ActivityLine_activity\n    project {\n      ...ProjectRow_project\n      ...ProjectFees_project\n    }\n  }\n}": typeof types.ActivityAddedDocument,
    "query ProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...DetailedProject_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment DetailedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  tier\n  priority\n  implementationFee\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  liveUrl\n  stagingUrl\n  rating\n  viewerCanRate\n  createdAt\n  developer {\n    ...TeamMember_teammate\n  }\n  tester {\n    ...TeamMember_teammate\n  }\n  projectManager {\n    ...TeamMember_teammate\n  }\n}\n\nfragment TeamMember_teammate on Teammate {\n  id\n  firstName\n  lastName\n  profileImageUrl\n}\n\nsubscription DetailedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...DetailedProject_project\n    }\n  }\n}": typeof types.ProjectDetailDocument,
    "mutation RateProject($id: ID!, $rating: Int!) {\n  rateProject(id: $id, rating: $rating) {\n    id\n    rating\n    viewerCanRate\n  }\n}": typeof types.RateProjectDocument,
    "query ProjectList($finished: Boolean, $first: Int!, $after: String) {\n  projects(finished: $finished, waitingFirst: true, first: $first, after: $after) {\n    edges {\n      node {\n        ...ListedProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ListedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  stagingUrl\n  viewerCanRate\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}\n\nsubscription ListedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...ListedProject_project\n    }\n  }\n}": typeof types.ProjectListDocument,
    "mutation StartProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    id\n    title\n    description\n    status\n    tier\n    priority\n    progress\n    implementationFee\n    monthlySupportFee\n    technologies\n    workingLocation\n    estimatedWeeks\n    liveUrl\n    stagingUrl\n    rating\n    viewerCanRate\n    createdAt\n    updatedAt\n    developer {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    tester {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    projectManager {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n  }\n}": typeof types.StartProjectDocument,
    "query ClientTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ClientTicketsDocument,
    "fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": typeof types.TicketRow_TicketFragmentDoc,
    "mutation OpenTicket($input: OpenTicketInput!) {\n  openTicket(input: $input) {\n    id\n  }\n}": typeof types.OpenTicketDocument,
    "query TicketProjects {\n  projects(first: 500) {\n    edges {\n      node {\n        id\n        title\n      }\n    }\n  }\n}": typeof types.TicketProjectsDocument,
    "subscription TicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}": typeof types.TicketChangedDocument,
    "fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n}": typeof types.TicketHead_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": typeof types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": typeof types.TicketThreadDocument,
};
const documents: Documents = {
    "query RecentActivity {\n  activity(first: 3) {\n    edges {\n      cursor\n      node {\n        ...ActivityLine_activity\n      }\n    }\n  }\n}\n\nfragment ActivityLine_activity on Activity {\n  id\n  description\n  createdAt\n}": types.RecentActivityDocument,
    "query ClientNeeds {\n  needsMe {\n    total\n    items {\n      ...NeedRow_need\n    }\n  }\n}\n\nfragment NeedRow_need on Need {\n  id\n  kind\n  title\n  detail\n  since\n  path\n}": types.ClientNeedsDocument,
    "fragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}": types.ProjectRow_ProjectFragmentDoc,
    "query NewestTicket {\n  supportTickets(first: 1, resolved: false) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}": types.NewestTicketDocument,
    "query ClientProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...ProjectRow_project\n        ...ProjectFees_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectFees_project on Project {\n  id\n  createdAt\n  implementationFee\n  monthlySupportFee\n}": types.ClientProjectsDocument,
    "query ClientSummary {\n  clientSummary {\n    activeProjects\n    totalInvested\n    monthlySupport\n    moneySaved {\n      value\n      isSample\n    }\n  }\n}": types.ClientSummaryDocument,
    "subscription ActivityAdded {\n  activityAdded {\n    ...ActivityLine_activity\n    project {\n      ...ProjectRow_project\n      ...ProjectFees_project\n    }\n  }\n}": types.ActivityAddedDocument,
    "query ProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...DetailedProject_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment DetailedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  tier\n  priority\n  implementationFee\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  liveUrl\n  stagingUrl\n  rating\n  viewerCanRate\n  createdAt\n  developer {\n    ...TeamMember_teammate\n  }\n  tester {\n    ...TeamMember_teammate\n  }\n  projectManager {\n    ...TeamMember_teammate\n  }\n}\n\nfragment TeamMember_teammate on Teammate {\n  id\n  firstName\n  lastName\n  profileImageUrl\n}\n\nsubscription DetailedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...DetailedProject_project\n    }\n  }\n}": types.ProjectDetailDocument,
    "mutation RateProject($id: ID!, $rating: Int!) {\n  rateProject(id: $id, rating: $rating) {\n    id\n    rating\n    viewerCanRate\n  }\n}": types.RateProjectDocument,
    "query ProjectList($finished: Boolean, $first: Int!, $after: String) {\n  projects(finished: $finished, waitingFirst: true, first: $first, after: $after) {\n    edges {\n      node {\n        ...ListedProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ListedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  stagingUrl\n  viewerCanRate\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}\n\nsubscription ListedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...ListedProject_project\n    }\n  }\n}": types.ProjectListDocument,
    "mutation StartProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    id\n    title\n    description\n    status\n    tier\n    priority\n    progress\n    implementationFee\n    monthlySupportFee\n    technologies\n    workingLocation\n    estimatedWeeks\n    liveUrl\n    stagingUrl\n    rating\n    viewerCanRate\n    createdAt\n    updatedAt\n    developer {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    tester {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    projectManager {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n  }\n}": types.StartProjectDocument,
    "query ClientTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ClientTicketsDocument,
    "fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}": types.TicketRow_TicketFragmentDoc,
    "mutation OpenTicket($input: OpenTicketInput!) {\n  openTicket(input: $input) {\n    id\n  }\n}": types.OpenTicketDocument,
    "query TicketProjects {\n  projects(first: 500) {\n    edges {\n      node {\n        id\n        title\n      }\n    }\n  }\n}": types.TicketProjectsDocument,
    "subscription TicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}": types.TicketChangedDocument,
    "fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n}": types.TicketHead_TicketFragmentDoc,
    "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}": types.TicketMessage_MessageFragmentDoc,
    "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}": types.TicketThreadDocument,
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
export function graphql(source: "query RecentActivity {\n  activity(first: 3) {\n    edges {\n      cursor\n      node {\n        ...ActivityLine_activity\n      }\n    }\n  }\n}\n\nfragment ActivityLine_activity on Activity {\n  id\n  description\n  createdAt\n}"): (typeof documents)["query RecentActivity {\n  activity(first: 3) {\n    edges {\n      cursor\n      node {\n        ...ActivityLine_activity\n      }\n    }\n  }\n}\n\nfragment ActivityLine_activity on Activity {\n  id\n  description\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientNeeds {\n  needsMe {\n    total\n    items {\n      ...NeedRow_need\n    }\n  }\n}\n\nfragment NeedRow_need on Need {\n  id\n  kind\n  title\n  detail\n  since\n  path\n}"): (typeof documents)["query ClientNeeds {\n  needsMe {\n    total\n    items {\n      ...NeedRow_need\n    }\n  }\n}\n\nfragment NeedRow_need on Need {\n  id\n  kind\n  title\n  detail\n  since\n  path\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}"): (typeof documents)["fragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NewestTicket {\n  supportTickets(first: 1, resolved: false) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}"): (typeof documents)["query NewestTicket {\n  supportTickets(first: 1, resolved: false) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...ProjectRow_project\n        ...ProjectFees_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectFees_project on Project {\n  id\n  createdAt\n  implementationFee\n  monthlySupportFee\n}"): (typeof documents)["query ClientProjects($first: Int!, $after: String) {\n  projects(first: $first, after: $after) {\n    edges {\n      node {\n        ...ProjectRow_project\n        ...ProjectFees_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectFees_project on Project {\n  id\n  createdAt\n  implementationFee\n  monthlySupportFee\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientSummary {\n  clientSummary {\n    activeProjects\n    totalInvested\n    monthlySupport\n    moneySaved {\n      value\n      isSample\n    }\n  }\n}"): (typeof documents)["query ClientSummary {\n  clientSummary {\n    activeProjects\n    totalInvested\n    monthlySupport\n    moneySaved {\n      value\n      isSample\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ActivityAdded {\n  activityAdded {\n    ...ActivityLine_activity\n    project {\n      ...ProjectRow_project\n      ...ProjectFees_project\n    }\n  }\n}"): (typeof documents)["subscription ActivityAdded {\n  activityAdded {\n    ...ActivityLine_activity\n    project {\n      ...ProjectRow_project\n      ...ProjectFees_project\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...DetailedProject_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment DetailedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  tier\n  priority\n  implementationFee\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  liveUrl\n  stagingUrl\n  rating\n  viewerCanRate\n  createdAt\n  developer {\n    ...TeamMember_teammate\n  }\n  tester {\n    ...TeamMember_teammate\n  }\n  projectManager {\n    ...TeamMember_teammate\n  }\n}\n\nfragment TeamMember_teammate on Teammate {\n  id\n  firstName\n  lastName\n  profileImageUrl\n}\n\nsubscription DetailedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...DetailedProject_project\n    }\n  }\n}"): (typeof documents)["query ProjectDetail($id: ID!, $first: Int!, $after: String) {\n  project(id: $id) {\n    ...DetailedProject_project\n    activity(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          description\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nfragment DetailedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  tier\n  priority\n  implementationFee\n  monthlySupportFee\n  technologies\n  workingLocation\n  estimatedWeeks\n  liveUrl\n  stagingUrl\n  rating\n  viewerCanRate\n  createdAt\n  developer {\n    ...TeamMember_teammate\n  }\n  tester {\n    ...TeamMember_teammate\n  }\n  projectManager {\n    ...TeamMember_teammate\n  }\n}\n\nfragment TeamMember_teammate on Teammate {\n  id\n  firstName\n  lastName\n  profileImageUrl\n}\n\nsubscription DetailedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...DetailedProject_project\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RateProject($id: ID!, $rating: Int!) {\n  rateProject(id: $id, rating: $rating) {\n    id\n    rating\n    viewerCanRate\n  }\n}"): (typeof documents)["mutation RateProject($id: ID!, $rating: Int!) {\n  rateProject(id: $id, rating: $rating) {\n    id\n    rating\n    viewerCanRate\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectList($finished: Boolean, $first: Int!, $after: String) {\n  projects(finished: $finished, waitingFirst: true, first: $first, after: $after) {\n    edges {\n      node {\n        ...ListedProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ListedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  stagingUrl\n  viewerCanRate\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}\n\nsubscription ListedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...ListedProject_project\n    }\n  }\n}"): (typeof documents)["query ProjectList($finished: Boolean, $first: Int!, $after: String) {\n  projects(finished: $finished, waitingFirst: true, first: $first, after: $after) {\n    edges {\n      node {\n        ...ListedProject_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ListedProject_project on Project {\n  id\n  title\n  description\n  status\n  progress\n  stagingUrl\n  viewerCanRate\n  developer {\n    id\n    firstName\n  }\n  tester {\n    id\n    firstName\n  }\n}\n\nsubscription ListedProjectChanged {\n  activityAdded {\n    id\n    project {\n      ...ListedProject_project\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    id\n    title\n    description\n    status\n    tier\n    priority\n    progress\n    implementationFee\n    monthlySupportFee\n    technologies\n    workingLocation\n    estimatedWeeks\n    liveUrl\n    stagingUrl\n    rating\n    viewerCanRate\n    createdAt\n    updatedAt\n    developer {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    tester {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    projectManager {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n  }\n}"): (typeof documents)["mutation StartProject($input: CreateProjectInput!) {\n  createProject(input: $input) {\n    id\n    title\n    description\n    status\n    tier\n    priority\n    progress\n    implementationFee\n    monthlySupportFee\n    technologies\n    workingLocation\n    estimatedWeeks\n    liveUrl\n    stagingUrl\n    rating\n    viewerCanRate\n    createdAt\n    updatedAt\n    developer {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    tester {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    projectManager {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query ClientTickets($resolved: Boolean!, $first: Int!, $after: String) {\n  supportTickets(resolved: $resolved, first: $first, after: $after) {\n    edges {\n      node {\n        ...TicketRow_ticket\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}"): (typeof documents)["fragment TicketRow_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  viewerCanReply\n  viewerCanResolve\n  project {\n    id\n    title\n  }\n  latestMessages(first: 1) {\n    edges {\n      node {\n        ...TicketMessage_message\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenTicket($input: OpenTicketInput!) {\n  openTicket(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation OpenTicket($input: OpenTicketInput!) {\n  openTicket(input: $input) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketProjects {\n  projects(first: 500) {\n    edges {\n      node {\n        id\n        title\n      }\n    }\n  }\n}"): (typeof documents)["query TicketProjects {\n  projects(first: 500) {\n    edges {\n      node {\n        id\n        title\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}"): (typeof documents)["subscription TicketChanged {\n  supportTicketChanged {\n    id\n    ticket {\n      ...TicketRow_ticket\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n}"): (typeof documents)["fragment TicketHead_ticket on SupportTicket {\n  id\n  createdAt\n  title\n  status\n  priority\n  project {\n    id\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}"): (typeof documents)["fragment TicketMessage_message on TicketMessage {\n  id\n  content\n  createdAt\n  fromTeam\n  author {\n    id\n    firstName\n    lastName\n    profileImageUrl\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}"): (typeof documents)["query TicketThread($id: ID!, $first: Int!, $after: String) {\n  supportTicket(id: $id) {\n    ...TicketHead_ticket\n    id\n    createdAt\n    description\n    status\n    viewerCanReply\n    viewerCanResolve\n    client {\n      id\n      firstName\n      lastName\n      profileImageUrl\n    }\n    latestMessages(first: $first, after: $after) {\n      edges {\n        node {\n          ...TicketMessage_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription TicketMessageAdded($ticketId: ID!) {\n  ticketMessages(ticketId: $ticketId) {\n    ...TicketMessage_message\n  }\n}\n\nmutation ReplyToTicket($id: ID!, $input: ReplyToTicketInput!) {\n  replyToTicket(id: $id, input: $input) {\n    ...TicketMessage_message\n    ticket {\n      id\n      status\n      viewerCanReply\n      viewerCanResolve\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;