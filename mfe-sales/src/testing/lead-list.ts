import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import type { LeadLogKind } from 'rules/lead-log';
import { leadStatuses, type LeadStatus } from 'rules/leads';
import {
  type LeadDetail_LeadFragment,
  LeadCountsDocument,
  LeadListDocument,
  LeadLogDocument,
  LeadOwnersDocument,
} from '#gql/graphql.ts';

export const selma = { __typename: 'User' as const, id: 'u9', firstName: 'Selma', lastName: 'Brandt' };

export interface LeadFields {
  id?: string;
  companyName?: string;
  status?: LeadStatus;
  enquiry?: { __typename: 'Enquiry'; id: string } | null;
  owner?: typeof selma | null;
  nextStep?: string | null;
  nextStepDueOn?: string | null;
}

/** A lead as in the list. */
export const lead = ({
  id = 'm1',
  companyName = 'Tram Museum',
  status = 'new',
  enquiry = null,
  owner = enquiry ? null : selma,
  nextStep = null,
  nextStepDueOn = null,
}: LeadFields = {}) => ({
  __typename: 'Lead' as const,
  id,
  companyName,
  contactName: 'Helga Stein',
  contactEmail: 'helga@museum.example',
  projectType: 'web_app',
  budget: '5k_15k',
  status,
  createdAt: '2026-11-20T09:00:00.000Z',
  enquiry,
  owner,
  nextStep,
  nextStepDueOn,
});

/** The given number of leads, numbered in their names. */
export const leads = (count: number) =>
  Array.from({ length: count }, (_, place) => lead({ id: `c${place}`, companyName: `Company ${place}` }));

type Listed = ReturnType<typeof lead>;

/** A page of these leads, as the server returns it, from the given offset. */
export const listReply =
  (all: readonly Listed[]) =>
  ({ skip, first }: Record<string, unknown>): MockResponse => {
    const edges = all.slice(Number(skip), Number(skip) + Number(first));
    const listed = edges.map((node) => ({ __typename: 'LeadEdge', node }));
    return replyTo(LeadListDocument, { leads: { __typename: 'LeadConnection', edges: listed } });
  };

export const countsReply = (counts: Partial<Record<LeadStatus, number>>): MockResponse =>
  replyTo(LeadCountsDocument, {
    leadCounts: leadStatuses.flatMap((status) => {
      const count = counts[status];
      return count === undefined ? [] : [{ __typename: 'LeadCount', status, count }];
    }),
  });

/** The newest entry of a contact log, as a lead knows it. */
export const logPage = (ids: readonly string[]): Fixture<LeadDetail_LeadFragment['log']> => ({
  __typename: 'LeadLogConnection',
  edges: ids.map((id) => ({ __typename: 'LeadLogEdge', node: { __typename: 'LeadLogEntry', id } })),
});

interface LogEntryFields {
  id: string;
  text: string;
  kind?: LeadLogKind;
}

/** A contact log as the dialog reads it, newest first. */
export const logReply = (entries: readonly LogEntryFields[]): MockResponse =>
  replyTo(LeadLogDocument, {
    lead: {
      __typename: 'Lead',
      id: 'm1',
      log: {
        __typename: 'LeadLogConnection',
        edges: entries.map(({ id, text, kind = 'call' }) => ({
          __typename: 'LeadLogEdge',
          cursor: id,
          node: { __typename: 'LeadLogEntry', id, kind, text, happenedAt: '2026-11-20T10:00:00.000Z', author: selma },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });

const otto = { __typename: 'User' as const, id: 'u8', firstName: 'Otto', lastName: 'Lang' };

export const ownersReply = (): MockResponse =>
  replyTo(LeadOwnersDocument, {
    leadOwners: {
      __typename: 'LeadOwnerConnection',
      edges: [selma, otto].map((node) => ({ __typename: 'LeadOwnerEdge', node })),
    },
  });

/** A lead with every detail. */
export const leadDetail = (
  fields: Partial<Fixture<LeadDetail_LeadFragment>> = {},
): Fixture<LeadDetail_LeadFragment> => ({
  ...lead(),
  enquiry: null,
  contactPhone: '+49 30 555',
  timeline: 'By Easter',
  notes: 'Called twice.',
  updatedAt: '2026-11-20T09:00:00.000Z',
  closedAt: null,
  lostReason: null,
  lostNote: null,
  log: logPage([]),
  ...fields,
});
