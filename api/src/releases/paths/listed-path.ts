import { Field, ID, ObjectType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { type PortalPathStatus, portalPathStatuses } from 'rules/portal-rows';
import type { ReleaseSource } from 'rules/releases';
import { StoredInRow } from '#access/max-rows';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { graphqlEnum } from '#db/graphql-enum';
import { AudienceEnum } from '#people/user.entity';
import { ReleaseSourceEnum } from '#releases/release.entity';
import { remoteName } from '#remotes/remotes';

const PortalPathStatusEnum = graphqlEnum('PortalPathStatus', portalPathStatuses, 'The status of a path', {
  approved: 'In force',
  declined: 'An administrator declined it',
  replaced: 'A later request took its place',
  requested: 'Waits for an administrator',
  retired: 'No longer in force',
  withdrawn: 'The version that requested it is gone',
});

@ObjectType('PortalPath', { description: 'A path where the shell shows a remote', simpleResolvers: true })
export class ListedPath {
  @Field(() => ID, { description: 'Immutable identifier; the path itself if the product delivers it' })
  id!: string;

  @Field({ description: 'The remote, for example mfe-client' })
  remote!: string;

  @Field({ description: 'The path from the origin' })
  path!: string;

  @Field({ description: 'Whether the paths below it belong to the remote too' })
  below!: boolean;

  @Field({ description: 'Display name of the portal' })
  title!: string;

  @StoredInRow
  @Field(() => [AudienceEnum], { description: 'Who may open it: any of these audiences' })
  audiences!: Audience[];

  @Field(() => ReleaseSourceEnum, { description: 'Whether the product delivers it or a release registered it' })
  source!: ReleaseSource;

  @Field(() => PortalPathStatusEnum, { description: 'Status' })
  status!: PortalPathStatus;

  @Field(() => String, { nullable: true, description: 'The newest version that requested it' })
  version!: string | null;

  @Field(() => String, { nullable: true, description: 'The release key that requested it' })
  requestedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was requested' })
  requestedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The administrator who decided last' })
  decidedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When they decided' })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The title in force, if a request would replace it' })
  titleInForce!: string | null;

  @StoredInRow
  @Field(() => [AudienceEnum], { nullable: true, description: 'Who may open it now, if a request would change that' })
  audiencesInForce!: Audience[] | null;
}

/** For each path of a remote: what is in force and what is requested, or otherwise the last decision. */
const sql = `
  select portal_paths.id, portal_paths.remote, path, below, title, audiences, 'command' as source, status, version,
         requested_by as "requestedBy", portal_paths.created_at as "requestedAt", decided_by as "decidedBy", decided_at as "decidedAt"
    from portal_paths
   where status in ('approved', 'requested')
      or status in ('declined', 'retired')
         and not exists (select 1 from portal_paths later
                          where later.remote = portal_paths.remote and later.path = portal_paths.path
                            and (later.status in ('approved', 'requested')
                                 or (later.decided_at, later.id) > (portal_paths.decided_at, portal_paths.id)) and later.status not in ('replaced', 'withdrawn'))
   order by status <> 'requested', path, id
   limit 300`;

type Row = Omit<ListedPath, 'titleInForce' | 'audiencesInForce' | 'requestedAt' | 'decidedAt'> & {
  requestedAt: string;
  decidedAt: string | null;
};

/** Every path: requests first, then by path; both delivered and registered ones. */
export async function listPaths({ em, remotes }: Pick<Context, 'em' | 'remotes'>): Promise<ListedPath[]> {
  const rows = await em.execute<Row[]>(sql, [], readConnection);
  const registered = rows.map((row) => {
    const isRequest = row.status === 'requested';
    const inForce = isRequest && rows.find((one) => one.status === 'approved' && isSamePath(one, row));
    return {
      ...row,
      requestedAt: new Date(row.requestedAt),
      decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
      titleInForce: inForce ? inForce.title : null,
      audiencesInForce: inForce ? inForce.audiences : null,
    };
  });
  const delivered = remotes.deliveredPortals().map(({ path, below = false, remote, title, audiences }) => ({
    ...installationDefaults,
    id: path,
    remote: remoteName(remote),
    path,
    below,
    title,
    audiences: [...audiences],
  }));
  const [requests, others] = [true, false].map((isRequest) =>
    [...registered, ...delivered].filter(({ status }) => (status === 'requested') === isRequest),
  ) as [ListedPath[], ListedPath[]];
  return [...requests, ...others.toSorted((one, other) => one.path.localeCompare(other.path))];
}

const isSamePath = (one: Pick<Row, 'remote' | 'path'>, other: Pick<Row, 'remote' | 'path'>) =>
  one.remote === other.remote && one.path === other.path;

const installationDefaults = {
  source: 'installation',
  status: 'approved',
  version: null,
  requestedBy: null,
  requestedAt: null,
  decidedBy: null,
  decidedAt: null,
  titleInForce: null,
  audiencesInForce: null,
} as const;
