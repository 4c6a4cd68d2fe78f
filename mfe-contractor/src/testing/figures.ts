import { type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  HubBillingDocument,
  HubDashboardDocument,
  HubActionItemsDocument,
  HubPayoutsDocument,
  type NeedKind,
  type OwnTask_TaskFragment,
} from '#gql/graphql.ts';

export const figure = (value: string, isSample = false) => ({ __typename: 'Figure', value, isSample });

interface EventFields {
  description: string;
  createdAt?: string;
  isSample?: boolean;
}

interface SummaryFields {
  thisMonth?: ReturnType<typeof figure>;
  activeProjects?: number;
  openTickets?: number;
  rating?: ReturnType<typeof figure>;
  status?: [inProgress: string, inTesting: string, inProduction: string];
  statusIsSample?: boolean;
  events?: EventFields[];
}

export function dashboardReply({
  status = ['2', '2', '3'],
  statusIsSample = false,
  events = [{ description: 'Harbour: on staging' }],
  ...fields
}: SummaryFields = {}): MockResponse {
  const [inProgress, inTesting, inProduction] = status;
  const developmentStatus = {
    __typename: 'DevelopmentStatus',
    inProgress: figure(inProgress, statusIsSample),
    inTesting: figure(inTesting, statusIsSample),
    inProduction: figure(inProduction, statusIsSample),
  };
  const recentActivity = events.map((event) => ({
    __typename: 'RecentEvent',
    createdAt: '2026-11-20T09:00:00.000Z',
    isSample: false,
    ...event,
  }));
  const contractorSummary = {
    __typename: 'ContractorSummary',
    thisMonth: figure('8614.50'),
    activeProjects: 4,
    openTickets: 3,
    rating: figure('4.5'),
    developmentStatus,
    recentActivity,
    ...fields,
  };
  return replyTo(HubDashboardDocument, { contractorSummary });
}

interface ActionItemFields {
  id: string;
  kind: NeedKind;
  title: string;
  detail: string;
  path: string;
  dueAt?: string | null;
}

export function actionItemsReply(
  actionItems: ActionItemFields[],
  total = actionItems.length,
  dueToday: readonly Fixture<OwnTask_TaskFragment>[] = [],
): MockResponse {
  const items = actionItems.map((need) => ({
    __typename: 'Need',
    since: '2026-11-19T09:00:00.000Z',
    dueAt: null,
    ...need,
  }));
  const edges = dueToday.map((node) => ({ __typename: 'OwnTaskEdge', node }));
  return replyTo(HubActionItemsDocument, {
    needsMe: { __typename: 'NeedsMe', items, total },
    myTasks: { __typename: 'OwnTaskConnection', edges },
  });
}

type Amounts = [projectPayouts: string, supportResiduals: string, bonuses: string, total: string];

const period = ([projectPayouts, supportResiduals, bonuses, total]: Amounts, isSample: boolean) => ({
  __typename: 'BillingFigures',
  projectPayouts: figure(projectPayouts, isSample),
  supportResiduals: figure(supportResiduals, isSample),
  bonuses: figure(bonuses, isSample),
  total: figure(total, isSample),
});

interface BillingFields {
  isSample?: boolean;
  history?: Array<[month: string, ...amounts: Amounts]>;
}

export function billingReply({
  isSample = false,
  history = [
    ['2026-11', '8300.00', '64.50', '250.00', '8614.50'],
    ['2026-10', '2800.00', '64.50', '0.00', '2864.50'],
  ],
}: BillingFields = {}): MockResponse {
  const billing = {
    __typename: 'Billing',
    currentMonth: period(['8300.00', '64.50', '250.00', '8614.50'], isSample),
    allTime: period(['16400.00', '193.50', '250.00', '16843.50'], isSample),
    history: history.map(([month, projectPayouts, supportResiduals, bonuses, total]) => ({
      __typename: 'BillingMonth',
      month,
      projectPayouts,
      supportResiduals,
      bonuses,
      total,
      isSample,
    })),
  };
  return replyTo(HubBillingDocument, { contractorSummary: { __typename: 'ContractorSummary', billing } });
}

interface PayoutFields {
  id: string;
  kind: 'project' | 'support_residual' | 'bonus';
  amount: string;
  paidAt: string;
  project?: string;
}

export const payoutsReply = (payouts: PayoutFields[], endCursor: string | null = null): MockResponse =>
  replyTo(HubPayoutsDocument, {
    payoutHistory: toConnection(
      'Payout',
      payouts.map(({ project, ...payout }) => ({
        __typename: 'Payout',
        ...payout,
        project: project ? { __typename: 'Project', id: project, title: project } : null,
      })),
      endCursor,
    ),
  });
