import type { EntityManager } from '@mikro-orm/postgresql';
import { type PortalFaultKind } from 'rules/releases';
import { Field, Int, ObjectType } from 'type-graphql';
import { readConnection } from '#db/read-connection';
import { PortalFaultKindEnum } from '#releases/releases.inputs';

@ObjectType({ description: 'How often a version failed in one way', simpleResolvers: true })
export class FaultCount {
  @Field({ description: 'The version' })
  version!: string;

  @Field(() => PortalFaultKindEnum, { description: 'How it failed' })
  kind!: PortalFaultKind;

  @Field(() => Int, { description: 'The number of failures' })
  count!: number;
}

/** The limit per remote. */
const maxFaultCounts = 20;

/** The history and the faults of a remote. */
export interface RemoteStory {
  currentSince: Date | null;
  currentBy: string | null;
  versionBefore: string | null;
  canarySince: Date | null;
  faultsLastDay: number;
  faultCounts: FaultCount[];
  waiting: string[];
}

/** The version that everyone had before `version` of `remote`, both SQL expressions, ignoring versions that were rolled back. */
export const previousVersionSql = (remote: string, version: string): string => `
  select event.version
    from release_events event
    join releases release on release.remote = event.remote and release.version = event.version
   where event.remote = ${remote} and event.kind in ('published', 'rolled_back', 'rolled_back_by_itself')
     and event.version <> ${version} and release.withdrawn_at is null and release.complete_at is not null
   order by event.id desc
   limit 1`;

const sql = `
  select pointer.remote,
         to_char(served.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "currentSince",
         served.by as "currentBy",
         (${previousVersionSql('pointer.remote', 'current.version')}) as "versionBefore",
         (select to_char(max(event.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            from release_events event
           where event.remote = pointer.remote and event.version = canary.version
             and event.kind = 'canary_started') as "canarySince",
         (select count(*)::int
            from release_faults fault
            join releases release on release.id = fault.release_id
           where release.remote = pointer.remote
             and fault.created_at > now() - interval '24 hours') as "faultsLastDay",
         (select coalesce(jsonb_agg(jsonb_build_object('version', counted.version, 'kind', counted.kind, 'count', counted.count)
                                    order by counted.count desc, counted.version, counted.kind), '[]')
            from (select release.version, fault.kind, count(distinct (fault.person, fault.message))::int as count
                    from release_faults fault
                    join releases release on release.id = fault.release_id
                   where release.remote = pointer.remote
                     and fault.created_at > now() - interval '24 hours'
                   group by release.version, fault.kind
                   order by count desc
                   limit ${maxFaultCounts}) counted) as "faultCounts",
         (select coalesce(jsonb_agg(request.version order by request.id desc), '[]')
            from release_requests request
           where request.remote = pointer.remote and request.status = 'waiting') as waiting
    from remote_pointers pointer
    left join releases current on current.id = pointer.current_id
    left join releases canary on canary.id = pointer.canary_id
    left join lateral (
           select event.created_at, event.by
             from release_events event
            where event.remote = pointer.remote and event.version = current.version
              and event.kind in ('published', 'rolled_back', 'rolled_back_by_itself')
            order by event.id desc
            limit 1) served on true`;

interface Row extends Omit<RemoteStory, 'currentSince' | 'canarySince'> {
  remote: string;
  currentSince: string | null;
  canarySince: string | null;
}

/** One statement for all remotes, by remote. */
export async function readRemoteStories(em: EntityManager): Promise<Map<string, RemoteStory>> {
  const rows = await em.execute<Row[]>(sql, [], readConnection);
  const toDate = (iso: string | null) => (iso === null ? null : new Date(iso));
  return new Map(
    rows.map(({ remote, currentSince, canarySince, ...row }) => [
      remote,
      { ...row, currentSince: toDate(currentSince), canarySince: toDate(canarySince) },
    ]),
  );
}
