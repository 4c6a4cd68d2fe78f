import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import {
  ClientRequestsDocument,
  type RequestCard_RequestFragment as Request,
  TestingQueueDocument,
} from '#gql/graphql.ts';

export const teammate = (id: string, firstName: string, lastName: string) => ({
  __typename: 'User',
  id,
  firstName,
  lastName,
});

/** A Client Store request as a contractor sees it, new by default. */
export function request(fields: { id: string } & Partial<Fixture<Request>>): Fixture<Request> {
  const isOpen = !['accepted', 'declined'].includes(String(fields.status));
  return {
    __typename: 'ClientStoreRequest',
    name: `Visitor ${fields.id}`,
    email: `${fields.id}@visitor.test`,
    tier: 'small',
    requirements: 'A portal for our tenants',
    status: 'new',
    createdAt: '2026-11-21T09:00:00.000Z',
    contactedBy: null,
    acceptedBy: null,
    project: null,
    ...fields,
    viewerCanAccept: isOpen,
    viewerCanContact: isOpen,
    viewerCanDecline: isOpen,
  };
}

export function requestsReply(requests: ReturnType<typeof request>[], endCursor: string | null = null): MockResponse {
  const edges = requests.map((node) => ({ __typename: 'ClientStoreRequestEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(ClientRequestsDocument, {
    clientStoreRequests: { __typename: 'ClientStoreRequestConnection', edges, pageInfo },
  });
}

export function queueReply(items: Array<{ projectId: string | null; title: string }>): MockResponse {
  const testingQueue = items.map((item) => ({
    __typename: 'TestingQueueItem',
    clientName: 'Clara Meyer',
    progress: 85,
    isSample: item.projectId === null,
    ...item,
  }));
  return replyTo(TestingQueueDocument, { contractorSummary: { __typename: 'ContractorSummary', testingQueue } });
}
