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
    "query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    isActive\n  }\n}": typeof types.AssigneesDocument,
    "query BoardTasks($projectId: ID) {\n  tasks(projectId: $projectId) {\n    ...BoardTask_task\n  }\n  taskCounts(projectId: $projectId) {\n    todo\n    inProgress\n    review\n    done\n  }\n}\n\nfragment BoardTask_task on Task {\n  id\n  title\n  description\n  status\n  position\n  dueOn\n  doneAt\n  project {\n    id\n    title\n  }\n  assignee {\n    id\n    firstName\n    lastName\n  }\n}": typeof types.BoardTasksDocument,
    "mutation MoveTask($id: ID!, $input: MoveTaskInput!) {\n  moveTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation AssignTask($id: ID!, $assigneeId: ID) {\n  assignTask(id: $id, assigneeId: $assigneeId) {\n    ...BoardTask_task\n  }\n}\n\nmutation CreateTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation UpdateTask($id: ID!, $input: UpdateTaskInput!) {\n  updateTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation DeleteTask($id: ID!) {\n  deleteTask(id: $id)\n}": typeof types.MoveTaskDocument,
    "query TeamLoad {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    activeProjects\n    openTasks\n    overdueTasks\n    nextDueOn\n  }\n}": typeof types.TeamLoadDocument,
    "query SalesMetrics {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n    activeLeads {\n      value\n      isSample\n    }\n    conversionRate {\n      value\n      isSample\n    }\n    dealsClosedThisMonth {\n      value\n      isSample\n    }\n    totalClients {\n      value\n      isSample\n    }\n    avgDealSize {\n      value\n      isSample\n    }\n  }\n}": typeof types.SalesMetricsDocument,
    "query SalesAnalytics($months: Int!) {\n  salesAnalytics(months: $months) {\n    months {\n      month\n      won\n      lost\n      open\n      wonInIt\n      lostInIt\n      winRate\n      daysToWin\n    }\n    byStatus {\n      status\n      leads\n    }\n    byProjectType {\n      choice\n      leads\n      won\n    }\n    byBudget {\n      choice\n      leads\n      won\n    }\n    daysToWin\n    hasLeads\n  }\n}": typeof types.SalesAnalyticsDocument,
    "fragment ContactRow_Contact on Contact {\n  id\n  name\n  company\n  email\n  phone\n  isClient\n  leadId\n  leadStatus\n  projects\n  touchedAt\n}": typeof types.ContactRow_ContactFragmentDoc,
    "query Contacts($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {\n  contacts(\n    first: $first\n    after: $after\n    search: $search\n    kind: $kind\n    leadStatus: $leadStatus\n  ) {\n    edges {\n      node {\n        ...ContactRow_Contact\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ContactsDocument,
    "query EnquiriesToAnswer($first: Int!, $after: String) {\n  enquiriesToAnswer(first: $first, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": typeof types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": typeof types.EnquiryCard_LeadFragmentDoc,
    "mutation CreateLead($input: CreateLeadInput!) {\n  createLead(input: $input) {\n    ...LeadRow_lead\n  }\n}": typeof types.CreateLeadDocument,
    "query LeadDetail($id: ID!) {\n  lead(id: $id) {\n    ...LeadDetail_lead\n  }\n}\n\nmutation SaveLeadNotes($id: ID!, $notes: String) {\n  updateLead(id: $id, input: {notes: $notes}) {\n    id\n    notes\n    updatedAt\n  }\n}\n\nfragment LeadDetail_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  contactPhone\n  projectType\n  budget\n  timeline\n  notes\n  status\n  createdAt\n  updatedAt\n  closedAt\n  owner {\n    id\n    firstName\n    lastName\n  }\n  enquiry {\n    id\n    outcome\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    reviewStartedAt\n    answeredAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment LeadDialogTitle on Lead {\n  id\n  companyName\n}": typeof types.LeadDetailDocument,
    "subscription LeadChanged {\n  leadChanged {\n    ...LeadRow_lead\n    ...EnquiryCard_lead\n    ...LeadDetail_lead\n  }\n}": typeof types.LeadChangedDocument,
    "query LeadList($skip: Int!, $first: Int!, $search: String, $status: LeadStatus) {\n  leads(skip: $skip, first: $first, search: $search, status: $status) {\n    edges {\n      node {\n        ...LeadRow_lead\n      }\n    }\n  }\n}\n\nquery LeadCounts($search: String) {\n  leadCounts(search: $search) {\n    status\n    count\n  }\n}\n\nfragment LeadRow_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  projectType\n  budget\n  status\n  createdAt\n  enquiry {\n    id\n  }\n  owner {\n    id\n    firstName\n    lastName\n  }\n}": typeof types.LeadListDocument,
    "mutation MoveLead($id: ID!, $status: LeadStatus!) {\n  updateLead(id: $id, input: {status: $status}) {\n    id\n    status\n    closedAt\n    enquiry {\n      id\n      answeredAt\n    }\n  }\n}": typeof types.MoveLeadDocument,
    "subscription SalesLeadChanged {\n  leadChanged {\n    id\n  }\n}": typeof types.SalesLeadChangedDocument,
    "subscription SalesPipelineChanged {\n  pipelineChanged\n}": typeof types.SalesPipelineChangedDocument,
    "mutation MovePipelineDeal($id: ID!, $input: MovePipelineDealInput!) {\n  movePipelineDeal(id: $id, input: $input) {\n    ...PipelinePhase_Phase\n  }\n}": typeof types.MovePipelineDealDocument,
    "fragment PipelinePhase_Phase on PipelinePhase {\n  phase\n  total\n  value\n  rows {\n    id\n    title\n    client\n    tier\n    value\n    isLead\n    isSample\n  }\n}": typeof types.PipelinePhase_PhaseFragmentDoc,
    "query SalesPipeline {\n  salesPipeline {\n    ...PipelinePhase_Phase\n  }\n}": typeof types.SalesPipelineDocument,
};
const documents: Documents = {
    "query TaskWeeks($projectId: ID) {\n  taskWeeks(projectId: $projectId) {\n    startsOn\n    done\n    medianDays\n    mostDays\n  }\n}": types.TaskWeeksDocument,
    "query ProjectNames {\n  plannedProjects(first: 500) {\n    edges {\n      node {\n        id\n        title\n        status\n      }\n    }\n  }\n}": types.ProjectNamesDocument,
    "subscription WorkChanged {\n  taskChanged {\n    id\n    projectId\n    task {\n      ...BoardTask_task\n    }\n  }\n}\n\nsubscription ManagedActivity {\n  activityAdded {\n    id\n  }\n}": types.WorkChangedDocument,
    "query ManagedProjects($first: Int!, $after: String, $status: ProjectStatus) {\n  plannedProjects(first: $first, after: $after, status: $status) {\n    edges {\n      node {\n        ...ProjectRow_project\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment ProjectRow_project on Project {\n  id\n  title\n  status\n  progress\n  developer {\n    id\n    firstName\n    lastName\n  }\n  tester {\n    id\n    firstName\n    lastName\n  }\n  projectManager {\n    id\n    firstName\n    lastName\n  }\n  dueTasks(first: 1) {\n    edges {\n      node {\n        id\n        title\n        dueOn\n      }\n    }\n  }\n}": types.ManagedProjectsDocument,
    "query ManagerOverview {\n  managerOverview {\n    active\n    completed\n    pending\n    atRiskTotal\n    atRisk {\n      id\n      title\n      status\n      progress\n      overdueTasks\n      isAged\n      isQuietInTesting\n      isStalled\n    }\n  }\n}": types.ManagerOverviewDocument,
    "query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    isActive\n  }\n}": types.AssigneesDocument,
    "query BoardTasks($projectId: ID) {\n  tasks(projectId: $projectId) {\n    ...BoardTask_task\n  }\n  taskCounts(projectId: $projectId) {\n    todo\n    inProgress\n    review\n    done\n  }\n}\n\nfragment BoardTask_task on Task {\n  id\n  title\n  description\n  status\n  position\n  dueOn\n  doneAt\n  project {\n    id\n    title\n  }\n  assignee {\n    id\n    firstName\n    lastName\n  }\n}": types.BoardTasksDocument,
    "mutation MoveTask($id: ID!, $input: MoveTaskInput!) {\n  moveTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation AssignTask($id: ID!, $assigneeId: ID) {\n  assignTask(id: $id, assigneeId: $assigneeId) {\n    ...BoardTask_task\n  }\n}\n\nmutation CreateTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation UpdateTask($id: ID!, $input: UpdateTaskInput!) {\n  updateTask(id: $id, input: $input) {\n    ...BoardTask_task\n  }\n}\n\nmutation DeleteTask($id: ID!) {\n  deleteTask(id: $id)\n}": types.MoveTaskDocument,
    "query TeamLoad {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    activeProjects\n    openTasks\n    overdueTasks\n    nextDueOn\n  }\n}": types.TeamLoadDocument,
    "query SalesMetrics {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n    activeLeads {\n      value\n      isSample\n    }\n    conversionRate {\n      value\n      isSample\n    }\n    dealsClosedThisMonth {\n      value\n      isSample\n    }\n    totalClients {\n      value\n      isSample\n    }\n    avgDealSize {\n      value\n      isSample\n    }\n  }\n}": types.SalesMetricsDocument,
    "query SalesAnalytics($months: Int!) {\n  salesAnalytics(months: $months) {\n    months {\n      month\n      won\n      lost\n      open\n      wonInIt\n      lostInIt\n      winRate\n      daysToWin\n    }\n    byStatus {\n      status\n      leads\n    }\n    byProjectType {\n      choice\n      leads\n      won\n    }\n    byBudget {\n      choice\n      leads\n      won\n    }\n    daysToWin\n    hasLeads\n  }\n}": types.SalesAnalyticsDocument,
    "fragment ContactRow_Contact on Contact {\n  id\n  name\n  company\n  email\n  phone\n  isClient\n  leadId\n  leadStatus\n  projects\n  touchedAt\n}": types.ContactRow_ContactFragmentDoc,
    "query Contacts($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {\n  contacts(\n    first: $first\n    after: $after\n    search: $search\n    kind: $kind\n    leadStatus: $leadStatus\n  ) {\n    edges {\n      node {\n        ...ContactRow_Contact\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ContactsDocument,
    "query EnquiriesToAnswer($first: Int!, $after: String) {\n  enquiriesToAnswer(first: $first, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": types.EnquiryCard_LeadFragmentDoc,
    "mutation CreateLead($input: CreateLeadInput!) {\n  createLead(input: $input) {\n    ...LeadRow_lead\n  }\n}": types.CreateLeadDocument,
    "query LeadDetail($id: ID!) {\n  lead(id: $id) {\n    ...LeadDetail_lead\n  }\n}\n\nmutation SaveLeadNotes($id: ID!, $notes: String) {\n  updateLead(id: $id, input: {notes: $notes}) {\n    id\n    notes\n    updatedAt\n  }\n}\n\nfragment LeadDetail_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  contactPhone\n  projectType\n  budget\n  timeline\n  notes\n  status\n  createdAt\n  updatedAt\n  closedAt\n  owner {\n    id\n    firstName\n    lastName\n  }\n  enquiry {\n    id\n    outcome\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    reviewStartedAt\n    answeredAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment LeadDialogTitle on Lead {\n  id\n  companyName\n}": types.LeadDetailDocument,
    "subscription LeadChanged {\n  leadChanged {\n    ...LeadRow_lead\n    ...EnquiryCard_lead\n    ...LeadDetail_lead\n  }\n}": types.LeadChangedDocument,
    "query LeadList($skip: Int!, $first: Int!, $search: String, $status: LeadStatus) {\n  leads(skip: $skip, first: $first, search: $search, status: $status) {\n    edges {\n      node {\n        ...LeadRow_lead\n      }\n    }\n  }\n}\n\nquery LeadCounts($search: String) {\n  leadCounts(search: $search) {\n    status\n    count\n  }\n}\n\nfragment LeadRow_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  projectType\n  budget\n  status\n  createdAt\n  enquiry {\n    id\n  }\n  owner {\n    id\n    firstName\n    lastName\n  }\n}": types.LeadListDocument,
    "mutation MoveLead($id: ID!, $status: LeadStatus!) {\n  updateLead(id: $id, input: {status: $status}) {\n    id\n    status\n    closedAt\n    enquiry {\n      id\n      answeredAt\n    }\n  }\n}": types.MoveLeadDocument,
    "subscription SalesLeadChanged {\n  leadChanged {\n    id\n  }\n}": types.SalesLeadChangedDocument,
    "subscription SalesPipelineChanged {\n  pipelineChanged\n}": types.SalesPipelineChangedDocument,
    "mutation MovePipelineDeal($id: ID!, $input: MovePipelineDealInput!) {\n  movePipelineDeal(id: $id, input: $input) {\n    ...PipelinePhase_Phase\n  }\n}": types.MovePipelineDealDocument,
    "fragment PipelinePhase_Phase on PipelinePhase {\n  phase\n  total\n  value\n  rows {\n    id\n    title\n    client\n    tier\n    value\n    isLead\n    isSample\n  }\n}": types.PipelinePhase_PhaseFragmentDoc,
    "query SalesPipeline {\n  salesPipeline {\n    ...PipelinePhase_Phase\n  }\n}": types.SalesPipelineDocument,
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
export function graphql(source: "query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    isActive\n  }\n}"): (typeof documents)["query Assignees {\n  team {\n    id\n    firstName\n    lastName\n    contractorRole\n    isActive\n  }\n}"];
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
export function graphql(source: "query SalesMetrics {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n    activeLeads {\n      value\n      isSample\n    }\n    conversionRate {\n      value\n      isSample\n    }\n    dealsClosedThisMonth {\n      value\n      isSample\n    }\n    totalClients {\n      value\n      isSample\n    }\n    avgDealSize {\n      value\n      isSample\n    }\n  }\n}"): (typeof documents)["query SalesMetrics {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n    activeLeads {\n      value\n      isSample\n    }\n    conversionRate {\n      value\n      isSample\n    }\n    dealsClosedThisMonth {\n      value\n      isSample\n    }\n    totalClients {\n      value\n      isSample\n    }\n    avgDealSize {\n      value\n      isSample\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalesAnalytics($months: Int!) {\n  salesAnalytics(months: $months) {\n    months {\n      month\n      won\n      lost\n      open\n      wonInIt\n      lostInIt\n      winRate\n      daysToWin\n    }\n    byStatus {\n      status\n      leads\n    }\n    byProjectType {\n      choice\n      leads\n      won\n    }\n    byBudget {\n      choice\n      leads\n      won\n    }\n    daysToWin\n    hasLeads\n  }\n}"): (typeof documents)["query SalesAnalytics($months: Int!) {\n  salesAnalytics(months: $months) {\n    months {\n      month\n      won\n      lost\n      open\n      wonInIt\n      lostInIt\n      winRate\n      daysToWin\n    }\n    byStatus {\n      status\n      leads\n    }\n    byProjectType {\n      choice\n      leads\n      won\n    }\n    byBudget {\n      choice\n      leads\n      won\n    }\n    daysToWin\n    hasLeads\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ContactRow_Contact on Contact {\n  id\n  name\n  company\n  email\n  phone\n  isClient\n  leadId\n  leadStatus\n  projects\n  touchedAt\n}"): (typeof documents)["fragment ContactRow_Contact on Contact {\n  id\n  name\n  company\n  email\n  phone\n  isClient\n  leadId\n  leadStatus\n  projects\n  touchedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Contacts($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {\n  contacts(\n    first: $first\n    after: $after\n    search: $search\n    kind: $kind\n    leadStatus: $leadStatus\n  ) {\n    edges {\n      node {\n        ...ContactRow_Contact\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query Contacts($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {\n  contacts(\n    first: $first\n    after: $after\n    search: $search\n    kind: $kind\n    leadStatus: $leadStatus\n  ) {\n    edges {\n      node {\n        ...ContactRow_Contact\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EnquiriesToAnswer($first: Int!, $after: String) {\n  enquiriesToAnswer(first: $first, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}"): (typeof documents)["query EnquiriesToAnswer($first: Int!, $after: String) {\n  enquiriesToAnswer(first: $first, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}"): (typeof documents)["fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLead($input: CreateLeadInput!) {\n  createLead(input: $input) {\n    ...LeadRow_lead\n  }\n}"): (typeof documents)["mutation CreateLead($input: CreateLeadInput!) {\n  createLead(input: $input) {\n    ...LeadRow_lead\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeadDetail($id: ID!) {\n  lead(id: $id) {\n    ...LeadDetail_lead\n  }\n}\n\nmutation SaveLeadNotes($id: ID!, $notes: String) {\n  updateLead(id: $id, input: {notes: $notes}) {\n    id\n    notes\n    updatedAt\n  }\n}\n\nfragment LeadDetail_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  contactPhone\n  projectType\n  budget\n  timeline\n  notes\n  status\n  createdAt\n  updatedAt\n  closedAt\n  owner {\n    id\n    firstName\n    lastName\n  }\n  enquiry {\n    id\n    outcome\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    reviewStartedAt\n    answeredAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment LeadDialogTitle on Lead {\n  id\n  companyName\n}"): (typeof documents)["query LeadDetail($id: ID!) {\n  lead(id: $id) {\n    ...LeadDetail_lead\n  }\n}\n\nmutation SaveLeadNotes($id: ID!, $notes: String) {\n  updateLead(id: $id, input: {notes: $notes}) {\n    id\n    notes\n    updatedAt\n  }\n}\n\nfragment LeadDetail_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  contactPhone\n  projectType\n  budget\n  timeline\n  notes\n  status\n  createdAt\n  updatedAt\n  closedAt\n  owner {\n    id\n    firstName\n    lastName\n  }\n  enquiry {\n    id\n    outcome\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    reviewStartedAt\n    answeredAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment LeadDialogTitle on Lead {\n  id\n  companyName\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LeadChanged {\n  leadChanged {\n    ...LeadRow_lead\n    ...EnquiryCard_lead\n    ...LeadDetail_lead\n  }\n}"): (typeof documents)["subscription LeadChanged {\n  leadChanged {\n    ...LeadRow_lead\n    ...EnquiryCard_lead\n    ...LeadDetail_lead\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeadList($skip: Int!, $first: Int!, $search: String, $status: LeadStatus) {\n  leads(skip: $skip, first: $first, search: $search, status: $status) {\n    edges {\n      node {\n        ...LeadRow_lead\n      }\n    }\n  }\n}\n\nquery LeadCounts($search: String) {\n  leadCounts(search: $search) {\n    status\n    count\n  }\n}\n\nfragment LeadRow_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  projectType\n  budget\n  status\n  createdAt\n  enquiry {\n    id\n  }\n  owner {\n    id\n    firstName\n    lastName\n  }\n}"): (typeof documents)["query LeadList($skip: Int!, $first: Int!, $search: String, $status: LeadStatus) {\n  leads(skip: $skip, first: $first, search: $search, status: $status) {\n    edges {\n      node {\n        ...LeadRow_lead\n      }\n    }\n  }\n}\n\nquery LeadCounts($search: String) {\n  leadCounts(search: $search) {\n    status\n    count\n  }\n}\n\nfragment LeadRow_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  projectType\n  budget\n  status\n  createdAt\n  enquiry {\n    id\n  }\n  owner {\n    id\n    firstName\n    lastName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveLead($id: ID!, $status: LeadStatus!) {\n  updateLead(id: $id, input: {status: $status}) {\n    id\n    status\n    closedAt\n    enquiry {\n      id\n      answeredAt\n    }\n  }\n}"): (typeof documents)["mutation MoveLead($id: ID!, $status: LeadStatus!) {\n  updateLead(id: $id, input: {status: $status}) {\n    id\n    status\n    closedAt\n    enquiry {\n      id\n      answeredAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription SalesLeadChanged {\n  leadChanged {\n    id\n  }\n}"): (typeof documents)["subscription SalesLeadChanged {\n  leadChanged {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription SalesPipelineChanged {\n  pipelineChanged\n}"): (typeof documents)["subscription SalesPipelineChanged {\n  pipelineChanged\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MovePipelineDeal($id: ID!, $input: MovePipelineDealInput!) {\n  movePipelineDeal(id: $id, input: $input) {\n    ...PipelinePhase_Phase\n  }\n}"): (typeof documents)["mutation MovePipelineDeal($id: ID!, $input: MovePipelineDealInput!) {\n  movePipelineDeal(id: $id, input: $input) {\n    ...PipelinePhase_Phase\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PipelinePhase_Phase on PipelinePhase {\n  phase\n  total\n  value\n  rows {\n    id\n    title\n    client\n    tier\n    value\n    isLead\n    isSample\n  }\n}"): (typeof documents)["fragment PipelinePhase_Phase on PipelinePhase {\n  phase\n  total\n  value\n  rows {\n    id\n    title\n    client\n    tier\n    value\n    isLead\n    isSample\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalesPipeline {\n  salesPipeline {\n    ...PipelinePhase_Phase\n  }\n}"): (typeof documents)["query SalesPipeline {\n  salesPipeline {\n    ...PipelinePhase_Phase\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;