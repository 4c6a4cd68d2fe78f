import { longestPage } from 'rules/paging';
import { Field, ObjectType } from 'type-graphql';
import { StoredInRow } from '#access/max-rows';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { isLiveSql } from '#remotes/live-releases';

@ObjectType({ description: 'An operation that a build may send', simpleResolvers: true })
class ReleasedOperation {
  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'Its text, with the fragments that it needs' })
  document!: string;
}

@ObjectType({ description: 'A version that is in use', simpleResolvers: true })
export class LiveRelease {
  @Field({ description: 'The remote, or shell' })
  remote!: string;

  @Field({ description: 'Its version' })
  version!: string;

  @StoredInRow
  @Field(() => [ReleasedOperation], { description: 'What it may send' })
  operations!: ReleasedOperation[];
}

/** By remote, the newest first. */
export async function liveReleases({ em }: Context): Promise<LiveRelease[]> {
  const rows = await em.execute<Array<{ remote: string; version: string; manifest: string }>>(
    `select remote, version, manifest from releases where ${isLiveSql} order by remote, id desc limit ${longestPage}`,
    [],
    asRead,
  );
  return rows.map(({ remote, version, manifest }) => {
    const { operations } = JSON.parse(manifest) as Pick<LiveRelease, 'operations'>;
    return { remote, version, operations };
  });
}
