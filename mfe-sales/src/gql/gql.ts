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
    "query SalesMetrics {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n    activeLeads {\n      value\n      isSample\n    }\n    conversionRate {\n      value\n      isSample\n    }\n    dealsClosedThisMonth {\n      value\n      isSample\n    }\n    totalClients {\n      value\n      isSample\n    }\n    avgDealSize {\n      value\n      isSample\n    }\n  }\n}": typeof types.SalesMetricsDocument,
    "query SalesAnalytics($months: Int!) {\n  salesAnalytics(months: $months) {\n    months {\n      month\n      won\n      lost\n      open\n      wonInIt\n      lostInIt\n      winRate\n      daysToWin\n    }\n    byStatus {\n      status\n      leads\n    }\n    byProjectType {\n      choice\n      leads\n      won\n    }\n    byBudget {\n      choice\n      leads\n      won\n    }\n    daysToWin\n    hasLeads\n  }\n}": typeof types.SalesAnalyticsDocument,
    "fragment ContactRow_Contact on Contact {\n  id\n  name\n  company\n  email\n  phone\n  isClient\n  leadId\n  leadStatus\n  projects\n  touchedAt\n}": typeof types.ContactRow_ContactFragmentDoc,
    "query Contacts($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {\n  contacts(\n    first: $first\n    after: $after\n    search: $search\n    kind: $kind\n    leadStatus: $leadStatus\n  ) {\n    edges {\n      node {\n        ...ContactRow_Contact\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.ContactsDocument,
    "query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": typeof types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": typeof types.EnquiryCard_LeadFragmentDoc,
    "subscription SalesLeadChanged {\n  leadChanged {\n    id\n  }\n}": typeof types.SalesLeadChangedDocument,
    "subscription SalesPipelineChanged {\n  pipelineChanged\n}": typeof types.SalesPipelineChangedDocument,
    "mutation MovePipelineDeal($id: ID!, $input: MovePipelineDealInput!) {\n  movePipelineDeal(id: $id, input: $input) {\n    ...PipelinePhase_Phase\n  }\n}": typeof types.MovePipelineDealDocument,
    "fragment PipelinePhase_Phase on PipelinePhase {\n  phase\n  total\n  value\n  rows {\n    id\n    title\n    client\n    tier\n    value\n    isLead\n    isSample\n  }\n}": typeof types.PipelinePhase_PhaseFragmentDoc,
    "query SalesPipeline {\n  salesPipeline {\n    ...PipelinePhase_Phase\n  }\n}": typeof types.SalesPipelineDocument,
};
const documents: Documents = {
    "query SalesMetrics {\n  salesMetrics {\n    monthlyRevenue {\n      value\n      isSample\n    }\n    activeLeads {\n      value\n      isSample\n    }\n    conversionRate {\n      value\n      isSample\n    }\n    dealsClosedThisMonth {\n      value\n      isSample\n    }\n    totalClients {\n      value\n      isSample\n    }\n    avgDealSize {\n      value\n      isSample\n    }\n  }\n}": types.SalesMetricsDocument,
    "query SalesAnalytics($months: Int!) {\n  salesAnalytics(months: $months) {\n    months {\n      month\n      won\n      lost\n      open\n      wonInIt\n      lostInIt\n      winRate\n      daysToWin\n    }\n    byStatus {\n      status\n      leads\n    }\n    byProjectType {\n      choice\n      leads\n      won\n    }\n    byBudget {\n      choice\n      leads\n      won\n    }\n    daysToWin\n    hasLeads\n  }\n}": types.SalesAnalyticsDocument,
    "fragment ContactRow_Contact on Contact {\n  id\n  name\n  company\n  email\n  phone\n  isClient\n  leadId\n  leadStatus\n  projects\n  touchedAt\n}": types.ContactRow_ContactFragmentDoc,
    "query Contacts($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {\n  contacts(\n    first: $first\n    after: $after\n    search: $search\n    kind: $kind\n    leadStatus: $leadStatus\n  ) {\n    edges {\n      node {\n        ...ContactRow_Contact\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.ContactsDocument,
    "query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": types.EnquiryCard_LeadFragmentDoc,
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
export function graphql(source: "query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}"): (typeof documents)["query EnquiriesToAnswer($after: String) {\n  enquiriesToAnswer(first: 50, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}"): (typeof documents)["fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}"];
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