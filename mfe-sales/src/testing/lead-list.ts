import type { MockResponse } from 'kit/test/network';
import type { LeadStatus } from 'rules/leads';

const selma = { __typename: 'Teammate' as const, id: 'u9', firstName: 'Selma', lastName: 'Brandt' };

export interface LeadFields {
  id?: string;
  companyName?: string;
  status?: LeadStatus | null;
  enquiry?: { __typename: 'Enquiry'; id: string } | null;
}

/** A lead as in the list. */
export const lead = ({ id = 'm1', companyName = 'Tram Museum', status = 'new', enquiry = null }: LeadFields = {}) => ({
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
  owner: enquiry ? null : selma,
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
    return { data: { leads: { __typename: 'LeadConnection', edges: listed } } };
  };

export const countsReply = (counts: Partial<Record<LeadStatus, number>>): MockResponse => ({
  data: { leadCounts: Object.entries(counts).map(([status, count]) => ({ __typename: 'LeadCount', status, count })) },
});

/** A lead with every detail. */
export const leadDetail = (more: object = {}) => ({
  ...lead(),
  contactPhone: '+49 30 555',
  timeline: 'By Easter',
  notes: 'Called twice.',
  updatedAt: '2026-11-20T09:00:00.000Z',
  closedAt: null,
  ...more,
});
