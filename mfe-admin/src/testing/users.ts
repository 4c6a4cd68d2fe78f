import type { Fixture } from 'kit/test/network';
import type { HubUsersQuery } from '#gql/graphql.ts';

export type User = Fixture<HubUsersQuery['users']['edges'][number]['node']>;

export const user = (fields: Partial<User> = {}): User => ({
  __typename: 'User',
  id: 'u5',
  email: 'tomas@demo.test',
  firstName: 'Tomás',
  lastName: 'Romero',
  role: 'contractor',
  contractorRole: 'tester',
  profileImageUrl: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  deactivatedAt: null,
  viewerCanChange: true,
  hasSecondFactor: false,
  openSessions: 0,
  lastSeenAt: null,
  contractorProfile: null,
  ...fields,
});
