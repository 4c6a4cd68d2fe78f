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
    "query TaskWeeks($projectId: ID) {\n  taskWeeks(projectId: $projectId) {\n    startsOn\n    done\n    medianDays\n    mostDays\n  }\n}": typeof types.TaskWeeksDocument,
    "query ProjectNames {\n  plannedProjects(first: 500) {\n    edges {\n      node {\n        id\n        title\n        status\n      }\n    }\n  }\n}": typeof types.ProjectNamesDocument,
    "subscription WorkChanged {\n  taskChanged {\n    id\n    projectId\n    task {\n      ...BoardTask_task\n    }\n  }\n}\n\nsubscription ManagedActivity {\n  activityAdded {\n    id\n  }\n}": typeof types.WorkChangedDocument,
    "query ManagedProjects($first: Int!, $after: String, $status: ProjectStatus) {\n  plannedProjects(first: $first, after: $after, status: $status) {\n    edges {\n      node {\n        ...ProjectRow_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n  dueTasks(first: 1) {\n    edges {\n      node {\n        id\n        title\n        dueOn\n      }\n    }\n  }\n}": typeof types.ManagedProjectsDocument,
    "query ManagerOverview {\n  managerOverview {\n    active\n    completed\n    pending\n    atRiskTotal\n    atRisk {\n      id\n      title\n      status\n      progress\n      overdueTasks\n      isAged\n      isQuietInTesting\n      isStalled\n    }\n  }\n}": typeof types.ManagerOverviewDocument,
    "query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n  }\n}": typeof types.AssigneesDocument,
    "query BoardTasks($projectId: ID) {\n  tasks(projectId: $projectId) {\n    ...BoardTask_task\n  }\n  taskCounts(projectId: $projectId) {\n    todo\n    inProgress\n    review\n    done\n  }\n}\n\nfragment BoardTask_task on Task {\n  id\n  title\n  description\n  status\n  position\n  dueOn\n  doneAt\n  project {\n    id\n    title\n  }\n  assignee {\n    id\n    firstName\n    lastName\n  }\n}": typeof types.BoardTasksDocument,
    "mutation MoveTask($id: ID!, $input: MoveTaskInput!) {\n  moveTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation AssignTask($id: ID!, $assigneeId: ID) {\n  assignTask(id: $id, assigneeId: $assigneeId) {\n    ...BoardTask_task\n  }\n}\n\nmutation CreateTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation UpdateTask($id: ID!, $input: UpdateTaskInput!) {\n  updateTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation DeleteTask($id: ID!) {\n  deleteTask(id: $id)\n}": typeof types.MoveTaskDocument,
    "query TeamLoad {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    activeProjects\n    openTasks\n    overdueTasks\n    nextDueOn\n  }\n}": typeof types.TeamLoadDocument,
    "query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": typeof types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": typeof types.EnquiryCard_LeadFragmentDoc,
};
const documents: Documents = {
    "query TaskWeeks($projectId: ID) {\n  taskWeeks(projectId: $projectId) {\n    startsOn\n    done\n    medianDays\n    mostDays\n  }\n}": types.TaskWeeksDocument,
    "query ProjectNames {\n  plannedProjects(first: 500) {\n    edges {\n      node {\n        id\n        title\n        status\n      }\n    }\n  }\n}": types.ProjectNamesDocument,
    "subscription WorkChanged {\n  taskChanged {\n    id\n    projectId\n    task {\n      ...BoardTask_task\n    }\n  }\n}\n\nsubscription ManagedActivity {\n  activityAdded {\n    id\n  }\n}": types.WorkChangedDocument,
    "query ManagedProjects($first: Int!, $after: String, $status: ProjectStatus) {\n  plannedProjects(first: $first, after: $after, status: $status) {\n    edges {\n      node {\n        ...ProjectRow_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n  dueTasks(first: 1) {\n    edges {\n      node {\n        id\n        title\n        dueOn\n      }\n    }\n  }\n}": types.ManagedProjectsDocument,
    "query ManagerOverview {\n  managerOverview {\n    active\n    completed\n    pending\n    atRiskTotal\n    atRisk {\n      id\n      title\n      status\n      progress\n      overdueTasks\n      isAged\n      isQuietInTesting\n      isStalled\n    }\n  }\n}": types.ManagerOverviewDocument,
    "query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n  }\n}": types.AssigneesDocument,
    "query BoardTasks($projectId: ID) {\n  tasks(projectId: $projectId) {\n    ...BoardTask_task\n  }\n  taskCounts(projectId: $projectId) {\n    todo\n    inProgress\n    review\n    done\n  }\n}\n\nfragment BoardTask_task on Task {\n  id\n  title\n  description\n  status\n  position\n  dueOn\n  doneAt\n  project {\n    id\n    title\n  }\n  assignee {\n    id\n    firstName\n    lastName\n  }\n}": types.BoardTasksDocument,
    "mutation MoveTask($id: ID!, $input: MoveTaskInput!) {\n  moveTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation AssignTask($id: ID!, $assigneeId: ID) {\n  assignTask(id: $id, assigneeId: $assigneeId) {\n    ...BoardTask_task\n  }\n}\n\nmutation CreateTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation UpdateTask($id: ID!, $input: UpdateTaskInput!) {\n  updateTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation DeleteTask($id: ID!) {\n  deleteTask(id: $id)\n}": types.MoveTaskDocument,
    "query TeamLoad {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    activeProjects\n    openTasks\n    overdueTasks\n    nextDueOn\n  }\n}": types.TeamLoadDocument,
    "query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": types.EnquiryCard_LeadFragmentDoc,
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
export function graphql(source: "query TaskWeeks($projectId: ID) {\n  taskWeeks(projectId: $projectId) {\n    startsOn\n    done\n    medianDays\n    mostDays\n  }\n}"): (typeof documents)["query TaskWeeks($projectId: ID) {\n  taskWeeks(projectId: $projectId) {\n    startsOn\n    done\n    medianDays\n    mostDays\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectNames {\n  plannedProjects(first: 500) {\n    edges {\n      node {\n        id\n        title\n        status\n      }\n    }\n  }\n}"): (typeof documents)["query ProjectNames {\n  plannedProjects(first: 500) {\n    edges {\n      node {\n        id\n        title\n        status\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription WorkChanged {\n  taskChanged {\n    id\n    projectId\n    task {\n      ...BoardTask_task\n    }\n  }\n}\n\nsubscription ManagedActivity {\n  activityAdded {\n    id\n  }\n}"): (typeof documents)["subscription WorkChanged {\n  taskChanged {\n    id\n    projectId\n    task {\n      ...BoardTask_task\n    }\n  }\n}\n\nsubscription ManagedActivity {\n  activityAdded {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ManagedProjects($first: Int!, $after: String, $status: ProjectStatus) {\n  plannedProjects(first: $first, after: $after, status: $status) {\n    edges {\n      node {\n        ...ProjectRow_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n  dueTasks(first: 1) {\n    edges {\n      node {\n        id\n        title\n        dueOn\n      }\n    }\n  }\n}"): (typeof documents)["query ManagedProjects($first: Int!, $after: String, $status: ProjectStatus) {\n  plannedProjects(first: $first, after: $after, status: $status) {\n    edges {\n      node {\n        ...ProjectRow_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n  dueTasks(first: 1) {\n    edges {\n      node {\n        id\n        title\n        dueOn\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ManagerOverview {\n  managerOverview {\n    active\n    completed\n    pending\n    atRiskTotal\n    atRisk {\n      id\n      title\n      status\n      progress\n      overdueTasks\n      isAged\n      isQuietInTesting\n      isStalled\n    }\n  }\n}"): (typeof documents)["query ManagerOverview {\n  managerOverview {\n    active\n    completed\n    pending\n    atRiskTotal\n    atRisk {\n      id\n      title\n      status\n      progress\n      overdueTasks\n      isAged\n      isQuietInTesting\n      isStalled\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n  }\n}"): (typeof documents)["query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BoardTasks($projectId: ID) {\n  tasks(projectId: $projectId) {\n    ...BoardTask_task\n  }\n  taskCounts(projectId: $projectId) {\n    todo\n    inProgress\n    review\n    done\n  }\n}\n\nfragment BoardTask_task on Task {\n  id\n  title\n  description\n  status\n  position\n  dueOn\n  doneAt\n  project {\n    id\n    title\n  }\n  assignee {\n    id\n    firstName\n    lastName\n  }\n}"): (typeof documents)["query BoardTasks($projectId: ID) {\n  tasks(projectId: $projectId) {\n    ...BoardTask_task\n  }\n  taskCounts(projectId: $projectId) {\n    todo\n    inProgress\n    review\n    done\n  }\n}\n\nfragment BoardTask_task on Task {\n  id\n  title\n  description\n  status\n  position\n  dueOn\n  doneAt\n  project {\n    id\n    title\n  }\n  assignee {\n    id\n    firstName\n    lastName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveTask($id: ID!, $input: MoveTaskInput!) {\n  moveTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation AssignTask($id: ID!, $assigneeId: ID) {\n  assignTask(id: $id, assigneeId: $assigneeId) {\n    ...BoardTask_task\n  }\n}\n\nmutation CreateTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation UpdateTask($id: ID!, $input: UpdateTaskInput!) {\n  updateTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation DeleteTask($id: ID!) {\n  deleteTask(id: $id)\n}"): (typeof documents)["mutation MoveTask($id: ID!, $input: MoveTaskInput!) {\n  moveTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation AssignTask($id: ID!, $assigneeId: ID) {\n  assignTask(id: $id, assigneeId: $assigneeId) {\n    ...BoardTask_task\n  }\n}\n\nmutation CreateTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation UpdateTask($id: ID!, $input: UpdateTaskInput!) {\n  updateTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation DeleteTask($id: ID!) {\n  deleteTask(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamLoad {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    activeProjects\n    openTasks\n    overdueTasks\n    nextDueOn\n  }\n}"): (typeof documents)["query TeamLoad {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    activeProjects\n    openTasks\n    overdueTasks\n    nextDueOn\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}"): (typeof documents)["query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}"): (typeof documents)["fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;