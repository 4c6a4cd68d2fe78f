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
    "query EnquiriesToAnswer($first: Int!, $after: String) {\n  enquiriesToAnswer(first: $first, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": typeof types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": typeof types.EnquiryCard_LeadFragmentDoc,
    "mutation CreateLead($input: CreateLeadInput!) {\n  createLead(input: $input) {\n    ...LeadRow_lead\n  }\n}": typeof types.CreateLeadDocument,
    "query LeadDetail($id: ID!) {\n  lead(id: $id) {\n    ...LeadDetail_lead\n  }\n}\n\nmutation SaveLeadNotes($id: ID!, $notes: String) {\n  updateLead(id: $id, input: {notes: $notes}) {\n    id\n    notes\n    updatedAt\n  }\n}\n\nfragment LeadDetail_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  contactPhone\n  projectType\n  budget\n  timeline\n  notes\n  status\n  createdAt\n  updatedAt\n  closedAt\n  owner {\n    id\n    firstName\n    lastName\n  }\n  enquiry {\n    id\n    outcome\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    reviewStartedAt\n    answeredAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment LeadDialogTitle on Lead {\n  id\n  companyName\n}": typeof types.LeadDetailDocument,
    "subscription LeadChanged {\n  leadChanged {\n    ...LeadRow_lead\n    ...EnquiryCard_lead\n    ...LeadDetail_lead\n  }\n}": typeof types.LeadChangedDocument,
    "query LeadList($skip: Int!, $first: Int!, $search: String, $status: LeadStatus) {\n  leads(skip: $skip, first: $first, search: $search, status: $status) {\n    edges {\n      node {\n        ...LeadRow_lead\n      }\n    }\n  }\n}\n\nquery LeadCounts($search: String) {\n  leadCounts(search: $search) {\n    status\n    count\n  }\n}\n\nfragment LeadRow_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  projectType\n  budget\n  status\n  createdAt\n  enquiry {\n    id\n  }\n  owner {\n    id\n    firstName\n    lastName\n  }\n}": typeof types.LeadListDocument,
    "mutation MoveLead($id: ID!, $status: LeadStatus!) {\n  updateLead(id: $id, input: {status: $status}) {\n    id\n    status\n    closedAt\n    enquiry {\n      id\n      answeredAt\n    }\n  }\n}": typeof types.MoveLeadDocument,
};
const documents: Documents = {
    "query EnquiriesToAnswer($first: Int!, $after: String) {\n  enquiriesToAnswer(first: $first, after: $after) {\n    edges {\n      node {\n        ...EnquiryCard_lead\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nmutation StartEnquiryReview($leadId: ID!) {\n  startEnquiryReview(leadId: $leadId) {\n    ...EnquiryState_lead\n  }\n}\n\nmutation MarkAsContacted($id: ID!) {\n  updateLead(id: $id, input: {status: contacted}) {\n    ...EnquiryState_lead\n  }\n}": types.EnquiriesToAnswerDocument,
    "fragment EnquiryCard_lead on Lead {\n  ...EnquiryState_lead\n  contactName\n  contactEmail\n  contactPhone\n  enquiry {\n    id\n    projectType\n    outcome\n    budget\n    timeline\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment EnquiryState_lead on Lead {\n  id\n  status\n  enquiry {\n    id\n    reviewStartedAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    answeredAt\n  }\n}": types.EnquiryCard_LeadFragmentDoc,
    "mutation CreateLead($input: CreateLeadInput!) {\n  createLead(input: $input) {\n    ...LeadRow_lead\n  }\n}": types.CreateLeadDocument,
    "query LeadDetail($id: ID!) {\n  lead(id: $id) {\n    ...LeadDetail_lead\n  }\n}\n\nmutation SaveLeadNotes($id: ID!, $notes: String) {\n  updateLead(id: $id, input: {notes: $notes}) {\n    id\n    notes\n    updatedAt\n  }\n}\n\nfragment LeadDetail_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  contactPhone\n  projectType\n  budget\n  timeline\n  notes\n  status\n  createdAt\n  updatedAt\n  closedAt\n  owner {\n    id\n    firstName\n    lastName\n  }\n  enquiry {\n    id\n    outcome\n    preferredPlan\n    priority\n    createdAt\n    replyDueAt\n    reviewStartedAt\n    answeredAt\n    reviewedBy {\n      id\n      firstName\n      lastName\n    }\n    call {\n      id\n      startsAt\n    }\n    attachment {\n      id\n      fileName\n      url\n    }\n  }\n}\n\nfragment LeadDialogTitle on Lead {\n  id\n  companyName\n}": types.LeadDetailDocument,
    "subscription LeadChanged {\n  leadChanged {\n    ...LeadRow_lead\n    ...EnquiryCard_lead\n    ...LeadDetail_lead\n  }\n}": types.LeadChangedDocument,
    "query LeadList($skip: Int!, $first: Int!, $search: String, $status: LeadStatus) {\n  leads(skip: $skip, first: $first, search: $search, status: $status) {\n    edges {\n      node {\n        ...LeadRow_lead\n      }\n    }\n  }\n}\n\nquery LeadCounts($search: String) {\n  leadCounts(search: $search) {\n    status\n    count\n  }\n}\n\nfragment LeadRow_lead on Lead {\n  id\n  companyName\n  contactName\n  contactEmail\n  projectType\n  budget\n  status\n  createdAt\n  enquiry {\n    id\n  }\n  owner {\n    id\n    firstName\n    lastName\n  }\n}": types.LeadListDocument,
    "mutation MoveLead($id: ID!, $status: LeadStatus!) {\n  updateLead(id: $id, input: {status: $status}) {\n    id\n    status\n    closedAt\n    enquiry {\n      id\n      answeredAt\n    }\n  }\n}": types.MoveLeadDocument,
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

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;