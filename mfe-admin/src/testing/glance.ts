import { type MockResponse, replyTo, toConnection } from 'kit/test/network';
import { LatestResourcesDocument, PeopleCountsDocument, SiteVisitsDocument } from '#gql/graphql.ts';

export function peopleReply(openInvitations = 0, active = 1): MockResponse {
  const roles = (['admin', 'contractor', 'client', 'product_analyst'] as const).map((role) => ({
    __typename: 'RoleCount',
    role,
    active,
    closed: 0,
  }));
  return replyTo(PeopleCountsDocument, { peopleCounts: { __typename: 'PeopleCounts', openInvitations, roles } });
}

/** Daily views that increase with age, and one form sent on the last day. */
export function visitsReply({ days: count }: Record<string, unknown>): MockResponse {
  const length = Number(count);
  const days = Array.from({ length: length }, (_, place) => ({
    __typename: 'VisitDay',
    day: new Date(Date.UTC(2026, 10, 1 + place)).toISOString().slice(0, 10),
    views: length - place,
    submits: place === length - 1 ? 1 : 0,
    failedSubmits: 0,
    faults: 0,
  }));
  const topRoutes = [
    { __typename: 'RouteViews', route: '/contact', views: 20 },
    { __typename: 'RouteViews', route: 'other', views: 8 },
  ];
  const plans = [{ __typename: 'PlanSubmits', plan: 'Growth', submits: 1 }];
  return replyTo(SiteVisitsDocument, {
    siteVisits: { __typename: 'SiteVisits', days, topRoutes, plans, conversion: 5 },
  });
}

export const latestReply = (title: string): MockResponse =>
  replyTo(LatestResourcesDocument, {
    knowledgeResources: toConnection('KnowledgeResource', [
      {
        __typename: 'KnowledgeResource',
        id: 'k1',
        title,
        hub: 'ai_nexus' as const,
        category: 'tool' as const,
        isPublished: false,
        updatedAt: '2026-11-20T12:00:00.000Z',
      },
    ]),
  });
