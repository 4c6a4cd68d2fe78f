import { type Fixture, type mockNetwork, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  PortalPathsDocument,
  ReleaseKeysDocument,
  ReleaseReviewsDocument,
  RemoteOverridesDocument,
  ServedRemotesDocument,
  ReleaseHistoryDocument,
  type RemoteRow_RemoteFragment,
  type ReviewRow_ReviewFragment,
  type HistoryRow_EventFragment,
  type KeyRow_KeyFragment,
  type PathRow_PathFragment,
} from '#gql/graphql.ts';
import { showScreen } from './show-screen.tsx';
import { ReleasesScreen } from '../releases/releases-screen.tsx';

type Remote = Fixture<RemoteRow_RemoteFragment>;
type Review = Fixture<ReviewRow_ReviewFragment>;
type ReleaseEvent = Fixture<HistoryRow_EventFragment>;
type Key = Fixture<KeyRow_KeyFragment>;
type Path = Fixture<PathRow_PathFragment>;

export const now = new Date().toISOString();
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000 - 1000).toISOString();
export const version = (name: string) => ({
  __typename: 'Release',
  id: name,
  version: name,
  commit: '4f1c2ab90d37e0b1',
  repository: 'https://git.example/portals',
  builder: 'https://ci.example/7',
  signature: null,
  signingKey: null,
  provenanceSignature: null,
  notes: 'Projects open faster.',
  publishedBy: 'Night shift',
});
export const remote = (fields: Partial<Remote> = {}): Remote => ({
  __typename: 'RemoteState',
  remote: 'mfe-client',
  title: 'Client portal',
  isReachable: true,
  revision: 3,
  faultsLastDay: 0,
  faultCounts: [],
  current: version('00000000000b'),
  currentSince: now,
  currentBy: 'Night shift',
  versionBefore: '00000000000a',
  canary: null,
  canaryAudiences: [],
  canarySince: null,
  ...fields,
});
export const canary = {
  canary: version('00000000000c'),
  canaryAudiences: ['client' as const, 'admin' as const],
  canarySince: now,
};
export const remotes = (...shown: Remote[]): MockResponse => replyTo(ServedRemotesDocument, { remotes: shown });
export const review = (fields: Partial<Review> = {}): Review => ({
  __typename: 'ReleaseReview',
  stage: 'waiting',
  isOwn: false,
  revision: 3,
  release: { ...version('00000000000c'), createdAt: now, remote: 'mfe-marketing' },
  request: {
    __typename: 'ReleaseRequest',
    id: 'r1',
    createdAt: now,
    requestedBy: 'Site team (dora@agency.test)',
    canaryAudiences: [],
  },
  changes: {
    __typename: 'ReleaseChanges',
    against: '00000000000b',
    newOperations: ['query ClientBudget'],
    changedOperations: ['query Me'],
    removedOperations: [],
    newFields: ['Project.budget', 'User.email'],
    removedFields: [],
    scriptBytes: 12_340,
    scriptBytesBefore: 11_240,
    isCompressed: true,
  },
  ...fields,
});
export const reviews = (...shown: Review[]): MockResponse => replyTo(ReleaseReviewsDocument, { releaseReviews: shown });
export const event = (fields: Partial<ReleaseEvent> = {}): ReleaseEvent => ({
  __typename: 'ReleaseEvent',
  id: 'e1',
  createdAt: now,
  remote: 'mfe-client',
  kind: 'rolled_back_by_itself',
  version: '00000000000a',
  fromVersion: '00000000000b',
  by: 'the server',
  commit: null,
  reason: "3 people couldn't open it within 5 minutes: load, It threw",
  ...fields,
});
export const history = (...events: ReleaseEvent[]) =>
  replyTo(ReleaseHistoryDocument, { releaseEvents: toConnection('ReleaseEvent', events) });
export const key = (fields: Partial<Key> = {}): Key => ({
  __typename: 'ReleaseKey',
  id: 'k1',
  name: 'Night shift',
  remotes: ['mfe-client', 'mfe-new'],
  holderEmail: 'dora@agency.test',
  holder: null,
  publicKey: null,
  createdAt: now,
  createdBy: { __typename: 'User', id: 'u1', firstName: 'Ada', lastName: 'Admin', email: 'ada@demo.test' },
  expiresAt: inDays(30),
  lastUsedAt: null,
  revokedAt: null,
  ...fields,
});
export const keys = (...shown: Key[]): MockResponse => replyTo(ReleaseKeysDocument, { releaseKeys: shown });
export const override = {
  __typename: 'RemoteOverride',
  id: 'o1',
  remote: 'mfe-sales',
  entry: 'http://127.0.0.1:4205/remoteEntry.js',
  createdAt: now,
  expiresAt: inDays(1),
  user: { __typename: 'User', id: 'u2', firstName: 'Dora', lastName: 'Developer' },
  releaseKey: { __typename: 'ReleaseKey', id: 'k1', name: 'Night shift' },
};
export const overrides = (...shown: (typeof override)[]): MockResponse =>
  replyTo(RemoteOverridesDocument, { remoteOverrides: shown });

export const path = (fields: Partial<Path> = {}): Path => ({
  __typename: 'PortalPath',
  id: 'p1',
  remote: 'mfe-hiring',
  path: '/hiring',
  below: false,
  title: 'Hiring',
  audiences: ['admin'],
  source: 'command',
  status: 'requested',
  version: '00000000000a',
  requestedBy: 'Hiring team',
  requestedAt: now,
  decidedBy: null,
  decidedAt: null,
  titleInForce: null,
  audiencesInForce: null,
  ...fields,
});
export const paths = (...shown: Path[]): MockResponse => replyTo(PortalPathsDocument, { portalPaths: shown });

/** Renders the screen with mocked API responses. */
export const show = (answers: Parameters<typeof mockNetwork>[0] = {}, path = '/admin/releases') =>
  showScreen(<ReleasesScreen />, {
    path,
    answers: {
      ServedRemotes: remotes(remote()),
      ReleaseHistory: history(event()),
      PortalPaths: paths(),
      ReleaseReviews: reviews(),
      ReleaseKeys: keys(key()),
      RemoteOverrides: overrides(),
      ...answers,
    },
  });
