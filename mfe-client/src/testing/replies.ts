import { type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  ClientActionItemsDocument,
  type ClientInvoice_InvoiceFragment,
  ClientInvoicesDocument,
  ClientProjectsDocument,
  ClientSummaryDocument,
  type ActionItemRow_ActionItemFragment,
  type ProjectStatus,
  RecentActivityDocument,
} from '#gql/graphql.ts';

interface ProjectFields {
  id: string;
  title: string;
  status?: ProjectStatus;
  progress?: number;
  developer?: string | null;
  tester?: string | null;
  implementationFee?: string;
  monthlySupportFee?: string;
}

export function project({
  developer = null,
  tester = null,
  status = 'pending',
  progress = 0,
  ...fields
}: ProjectFields) {
  return {
    __typename: 'Project',
    createdAt: '2026-11-02T09:00:00.000Z',
    implementationFee: '2500.00',
    monthlySupportFee: '129.00',
    ...fields,
    status,
    progress,
    developer: teammate(developer),
    tester: teammate(tester),
  };
}

export function projectsReply(nodes: ReturnType<typeof project>[], endCursor: string | null = null): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'ProjectEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(ClientProjectsDocument, { projects: { __typename: 'ProjectConnection', edges, pageInfo } });
}

export function activityReply(descriptions: string[]): MockResponse {
  const edges = descriptions.map((description, index) => {
    const node = { __typename: 'Activity', id: `a${index}`, description, createdAt: '2026-11-21T09:00:00.000Z' };
    return { __typename: 'ActivityEdge', cursor: node.id, node };
  });
  return replyTo(RecentActivityDocument, { activity: { __typename: 'ActivityConnection', edges } });
}

export function actionItemsReply(
  items: Partial<ActionItemRow_ActionItemFragment>[],
  total = items.length,
): MockResponse {
  const actionItem: Fixture<ActionItemRow_ActionItemFragment> = {
    __typename: 'Need',
    id: 'n1',
    kind: 'project_to_rate',
    title: 'Spare Part Finder',
    detail: 'Completed. Rate it from 1 to 5',
    since: '2026-11-02T09:00:00.000Z',
    path: '/client/projects/p7',
  };
  return replyTo(ClientActionItemsDocument, {
    needsMe: { __typename: 'NeedsMe', total, items: items.map((fields) => ({ ...actionItem, ...fields })) },
  });
}

type InvoiceFields = Pick<ClientInvoice_InvoiceFragment, 'id' | 'number' | 'status' | 'paid'>;

/** Invoices of a project named Harbour. */
export const invoicesReply = (invoices: InvoiceFields[]): MockResponse =>
  replyTo(ClientInvoicesDocument, {
    invoices: toConnection(
      'Invoice',
      invoices.map((fields) => ({
        __typename: 'Invoice',
        currency: 'USD',
        total: '100.00',
        balance: '60.00',
        dueOn: '2026-12-11',
        project: { __typename: 'Project', id: 'p1', title: 'Harbour' },
        ...fields,
      })),
    ),
  });

export function summaryReply({ isSample = true, paid = '34500.00' } = {}): MockResponse {
  return replyTo(ClientSummaryDocument, {
    clientSummary: {
      __typename: 'ClientSummary',
      activeProjects: 3,
      balances: [
        {
          __typename: 'ClientBalance',
          currency: 'USD',
          paid,
          open: '3000.00',
          overdue: '0.00',
          credit: '0.00',
          nextDueOn: '2026-12-11',
        },
      ],
      monthlySupport: '647.50',
      moneySaved: { __typename: 'Figure', value: '156000.00', isSample },
    },
  });
}

const teammate = (firstName: string | null) =>
  firstName === null ? null : { __typename: 'User', id: `t-${firstName}`, firstName };
