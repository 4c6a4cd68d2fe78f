import { defineDomain } from '#define-domain';
import { overwritten } from '#retention/kept-tables';
import { endExpiredKeys } from '#releases/end-release-keys';
import { OverridesResolver } from '#releases/overrides.resolver';
import { PathsResolver } from '#releases/paths/paths.resolver';
import { PortalPath } from '#releases/paths/portal-path.entity';
import { pruneReleases } from '#releases/prune-releases';
import { ReleaseEvent } from '#releases/release-event.entity';
import { ReleaseFault } from '#releases/release-fault.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import { ReleaseKeysResolver } from '#releases/release-keys.resolver';
import { ReleaseLoad } from '#releases/release-load.entity';
import { Release } from '#releases/release.entity';
import { ReleasesResolver } from '#releases/releases.resolver';
import { RemoteOverride } from '#releases/remote-override.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { ReleaseRequest } from '#releases/review/release-request.entity';
import { ReviewsResolver } from '#releases/review/reviews.resolver';
import { TabsResolver } from '#releases/tabs.resolver';
import { visibleTo } from '#releases/release.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** The release pointer of a remote has moved. */
    releasesChanged: { remote: string };
  }
}

const releaseEvidence = 'evidence of who released what, and who approved it: a few rows a release';

export const releasesDomain = defineDomain({
  name: 'releases',
  resolvers: [ReleaseKeysResolver, ReleasesResolver, ReviewsResolver, PathsResolver, OverridesResolver, TabsResolver],
  entities: [
    Release,
    RemotePointer,
    ReleaseEvent,
    ReleaseKey,
    ReleaseRequest,
    ReleaseFault,
    ReleaseLoad,
    RemoteOverride,
    PortalPath,
  ],
  nodes: {
    Release: defineNode(Release, visibleTo),
    ReleaseEvent: defineNode(ReleaseEvent, visibleTo),
    ReleaseKey: defineNode(ReleaseKey, visibleTo),
    ReleaseRequest: defineNode(ReleaseRequest, visibleTo),
  },
  keptTables: {
    portal_paths: releaseEvidence,
    release_events: releaseEvidence,
    release_keys: releaseEvidence,
    release_requests: releaseEvidence,
    remote_pointers: overwritten,
  },
  prunedTables: {
    pruneReleaseFaults: {
      schedule: '12 3 * * *',
      rules: [
        { data: 'Faults of portals', table: 'release_faults', age: 'created_at', keep: '30 days' },
        { data: 'Page loads of new versions', table: 'release_loads', age: 'updated_at', keep: '1 day' },
        {
          data: 'Overrides of portals, after they expire',
          table: 'remote_overrides',
          age: 'expires_at',
          keep: '30 days',
        },
      ],
    },
  },
  prunedByJobs: [
    {
      data: 'Versions of portals that were unused for a month, except for the last 20 of each',
      table: 'releases',
      age: 'last_used_at',
      keep: '30 days',
      deletion: 'deleted with their files',
    },
  ],
  jobs: {
    endExpiredKeys: { schedule: '* * * * *', create: ({ createContext }) => endExpiredKeys(createContext) },
    pruneReleases: { schedule: '2 * * * *', create: ({ createContext }) => pruneReleases(createContext) },
  },
});
