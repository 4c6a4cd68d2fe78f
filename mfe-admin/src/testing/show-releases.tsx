import type { MockResponse } from 'kit/test/network';
import { connection } from './show-founder.tsx';
import { showScreen } from './show-screen.tsx';
import { ReleasesScreen } from '../releases/releases-screen.tsx';

export const now = new Date().toISOString();
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000 - 1000).toISOString();
export const version = (name: string) => ({
  __typename: 'Release',
  id: name,
  version: name,
  commit: '4f1c2ab90d37e0b1',
  repository: 'https://git.example/portals',
  builder: 'https://ci.example/7',
  signature: null as string | null,
  signingKey: null as string | null,
  provenanceSignature: null as string | null,
  notes: 'Projects open faster.',
  publishedBy: 'Night shift',
});
export const remote = (fields: object = {}) => ({
  __typename: 'RemoteState',
  remote: 'mfe-client',
  title: 'Client portal',
  isReachable: true,
  revision: 3,
  faultsLastDay: 0,
  faultCounts: [] as object[],
  current: version('00000000000b'),
  currentSince: now,
  currentBy: 'Night shift',
  versionBefore: '00000000000a',
  canary: null,
  canaryAudiences: [],
  canarySince: null,
  ...fields,
});
export const canary = { canary: version('00000000000c'), canaryAudiences: ['client', 'admin'], canarySince: now };
export const remotes = (...shown: object[]): MockResponse => ({ data: { remotes: shown } });
export const review = (fields: object = {}) => ({
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
    canaryAudiences: [] as string[],
  },
  changes: {
    __typename: 'ReleaseChanges',
    against: '00000000000b',
    newOperations: ['query ClientBudget'],
    changedOperations: ['query Me'],
    removedOperations: [] as string[],
    newFields: ['Project.budget', 'User.email'],
    removedFields: [] as string[],
    scriptBytes: 12_340,
    scriptBytesBefore: 11_240 as number | null,
    isCompressed: true,
  },
  ...fields,
});
export const reviews = (...shown: object[]): MockResponse => ({ data: { releaseReviews: shown } });
export const event = (fields: object = {}) => ({
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
export const history = (...events: object[]) => connection('ReleaseEvent', 'releaseEvents', events);
export const key = (fields: object = {}) => ({
  __typename: 'ReleaseKey',
  id: 'k1',
  name: 'Night shift',
  remotes: ['mfe-client', 'mfe-new'],
  holderEmail: 'dora@agency.test',
  holder: null,
  publicKey: null,
  createdAt: now,
  createdBy: { __typename: 'ClientContact', id: 'u1', firstName: 'Ada', lastName: 'Admin', email: 'ada@demo.test' },
  expiresAt: inDays(30),
  lastUsedAt: null,
  revokedAt: null,
  ...fields,
});
export const keys = (...shown: object[]): MockResponse => ({ data: { releaseKeys: shown } });
export const override = {
  __typename: 'RemoteOverride',
  id: 'o1',
  remote: 'mfe-sales',
  entry: 'http://127.0.0.1:4205/remoteEntry.js',
  createdAt: now,
  expiresAt: inDays(1),
  user: { __typename: 'ClientContact', id: 'u2', firstName: 'Dora', lastName: 'Developer' },
  releaseKey: { __typename: 'ReleaseKey', id: 'k1', name: 'Night shift' },
};
export const overrides = (...shown: object[]): MockResponse => ({ data: { remoteOverrides: shown } });

export const path = (fields: object = {}) => ({
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
export const paths = (...shown: object[]): MockResponse => ({ data: { portalPaths: shown } });

/** Renders the screen with mocked API responses. */
export const show = (answers: object = {}, path = '/admin/releases') =>
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
