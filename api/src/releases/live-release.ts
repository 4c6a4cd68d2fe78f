import { maxPageSize } from 'rules/paging';
import { Field, ObjectType } from 'type-graphql';
import { StoredInRow } from '#access/max-rows';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { isLiveSql } from '#remotes/release-sql';

@ObjectType({ description: 'An operation that a build may send', simpleResolvers: true })
class ReleasedOperation {
  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'The document, with the fragments it uses' })
  document!: string;
}

@ObjectType({ description: 'A version in use', simpleResolvers: true })
export class LiveRelease {
  @Field({ description: 'The remote, or shell' })
  remote!: string;

  @Field({ description: 'Its version' })
  version!: string;

  @StoredInRow
  @Field(() => [ReleasedOperation], { description: 'The operations it may send' })
  operations!: ReleasedOperation[];
}

/** By remote, newest first. */
export async function findLiveReleases({ em }: Context): Promise<LiveRelease[]> {
  const rows = await em.execute<Array<{ remote: string; version: string; manifest: string }>>(
    `select remote, version, manifest from releases where ${isLiveSql} order by remote, id desc limit ${maxPageSize}`,
    [],
    readConnection,
  );
  return rows.map(({ remote, version, manifest }) => {
    const { operations } = JSON.parse(manifest) as Pick<LiveRelease, 'operations'>;
    return { remote, version, operations };
  });
}
