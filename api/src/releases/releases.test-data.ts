import { v7 } from 'uuid';
import { admins, defineTestData, type ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    releaseKey: string;
    releaseRequest: string;
    override: string;
    /** A path that awaits approval. */
    portalRequest: string;
    /** A path in force. */
    portalPath: string;
    /** A remote with a version to roll back to, whose pointer has never moved. */
    remote: string;
  }
}

const noPortal = { routes: [], nav: [], frame: 'none' };

export const testData = defineTestData({
  things: {
    releaseKey: async ({ make }) => {
      const id = v7();
      await make.releaseKey({ id });
      return id;
    },
    override: async ({ make }) => (await make.remoteOverride()).id,
    portalRequest: async ({ make }) => (await make.portalPath('requested')).id,
    portalPath: async ({ make }) => (await make.portalPath('approved')).id,
    remote: ({ make }) => make.servedRemote(),
    releaseRequest: ({ make, things }) => make.releaseRequest(things.remote),
  },
  missingThings: { remote: 'mfe-nothing' },
  sampleArguments: ({ releaseKey, releaseRequest, override, portalRequest, portalPath, remote }) => ({
    remotes: {},
    releaseEvents: { first: 1 },
    liveOperations: {},
    checkRelease: { input: { manifest: '{}', portal: noPortal } },
    stageRelease: { input: { manifest: '{}', portal: noPortal } },
    startOverride: { input: { remote: 'mfe-client', entry: 'http://127.0.0.1:4202/remoteEntry.js' } },
    publishRelease: { input: { remote: 'mfe-client', version: '0123456789ab', revision: 0 } },
    rollBackRemote: { input: { remote, revision: 0 } },
    releaseMoved: {},
    releaseKeys: {},
    createReleaseKey: { input: { name: 'The client team', holder: 'dora@agency.test', remotes: ['mfe-client'] } },
    registerSigningKey: { id: releaseKey, input: { publicKey: `MCowBQYDK2VwAyEA${'A'.repeat(43)}=` } },
    releaseReviews: {},
    previewRelease: { input: { manifest: '{}' } },
    approveRelease: { input: { id: releaseRequest, revision: 0 } },
    declineRelease: { input: { id: releaseRequest, reason: 'It asks for too much' } },
    revokeReleaseKey: { id: releaseKey },
    remoteOverrides: {},
    endOverride: { id: override },
    portalPaths: {},
    approvePortalPath: { id: portalRequest },
    declinePortalPath: { id: portalRequest },
    retirePortalPath: { id: portalPath },
    checkVersions: { input: { using: [{ part: 'shell', version: '0123456789ab' }] } },
    reportPortalFault: { input: { remote: 'mfe-client', version: '0123456789ab', kind: 'load', message: 'It threw' } },
  }),
  nodes: {
    Release: {
      create: (parts) => insert(parts, 'releases', { manifest: '{}', source: 'command', published_by: 'A team' }),
      visibleTo: admins,
      foreignVisibleTo: admins,
    },
    ReleaseEvent: {
      create: (parts) => insert(parts, 'release_events', { kind: 'published', by: 'A team' }),
      visibleTo: admins,
      foreignVisibleTo: admins,
    },
    ReleaseKey: { create: ({ things }) => things.releaseKey, visibleTo: admins, foreignVisibleTo: admins },
    ReleaseRequest: { create: ({ things }) => things.releaseRequest, visibleTo: admins, foreignVisibleTo: admins },
  },
  callers: {
    registerSigningKey: { as: 'admin', shared: 'administrators manage all keys' },
    approveRelease: { as: 'admin', shared: 'administrators review all releases' },
    declineRelease: { as: 'admin', shared: 'administrators review all releases' },
    revokeReleaseKey: { as: 'admin', shared: 'administrators manage all keys' },
    endOverride: { as: 'admin', shared: 'administrators manage all overrides' },
    approvePortalPath: { as: 'admin', shared: 'administrators review all paths' },
    declinePortalPath: { as: 'admin', shared: 'administrators review all paths' },
    retirePortalPath: { as: 'admin', shared: 'administrators review all paths' },
  },
  audited: {
    createReleaseKey: 'release_key_created',
    revokeReleaseKey: 'release_key_revoked',
    registerSigningKey: 'release_key_signing',
    approveRelease: 'release_approved',
    declineRelease: 'release_declined',
    rollBackRemote: 'remote_rolled_back',
    endOverride: 'override_ended',
    approvePortalPath: 'portal_approved',
    declinePortalPath: 'portal_declined',
    retirePortalPath: 'portal_retired',
  },
});

async function insert({ make, things }: ThingParts, table: string, row: Record<string, string>): Promise<string> {
  const id = v7();
  await make.insert(table, { id, remote: things.remote, version: '00000000000c', ...row });
  return id;
}
