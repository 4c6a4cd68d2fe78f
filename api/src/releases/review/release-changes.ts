import type { GraphQLSchema } from 'graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import type { RemoteManifest } from 'rules/releases';
import { StoredInRow } from '#access/max-rows';
import type { Context } from '#context';
import { type ApiRequests, getApiRequests } from '#releases/review/api-requests';

@ObjectType({ description: 'How a version differs from another', simpleResolvers: true })
export class ReleaseChanges {
  @Field(() => String, {
    nullable: true,
    description: 'The version it is compared with: what everyone gets now, or got before; null if there is none',
  })
  against!: string | null;

  @StoredInRow
  @Field(() => [String], { description: 'Operations that the other version does not send' })
  newOperations!: string[];

  @StoredInRow
  @Field(() => [String], { description: 'Operations whose document differs in the other version' })
  changedOperations!: string[];

  @StoredInRow
  @Field(() => [String], { description: 'Operations that only the other version sends' })
  removedOperations!: string[];

  @StoredInRow
  @Field(() => [String], {
    description: 'Schema coordinates of fields that the other version does not select, for example Project.budget',
  })
  newFields!: string[];

  @StoredInRow
  @Field(() => [String], { description: 'Schema coordinates of fields that only the other version selects' })
  removedFields!: string[];

  @Field(() => Int, { description: 'Size of its scripts in bytes' })
  scriptBytes!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Size of the other version's scripts in bytes, measured the same way",
  })
  scriptBytesBefore!: number | null;

  @Field({ description: 'Whether the sizes are those of the scripts compressed with Brotli' })
  isCompressed!: boolean;
}

/** What `build` changes for people who get `served`. */
export function compareBuilds(
  schema: GraphQLSchema,
  build: RemoteManifest,
  served: { version: string; manifest: RemoteManifest } | null,
): ReleaseChanges {
  const now = getApiRequests(schema, build.operations);
  const before: ApiRequests = served
    ? getApiRequests(schema, served.manifest.operations)
    : { operations: new Map(), fields: new Set() };
  const manifests = served ? [build, served.manifest] : [build];
  const isCompressed = manifests.every(({ files }) => getScripts(files).some((name) => files[`${name}.br`]));
  const known = [...now.operations.keys()].filter((name) => before.operations.has(name));
  return {
    against: served?.version ?? null,
    newOperations: findMissingIn(now.operations.keys(), before.operations),
    changedOperations: known.filter((name) => now.operations.get(name) !== before.operations.get(name)).toSorted(),
    removedOperations: findMissingIn(before.operations.keys(), now.operations),
    newFields: findMissingIn(now.fields, before.fields),
    removedFields: findMissingIn(before.fields, now.fields),
    scriptBytes: sumScriptBytes(build.files, isCompressed),
    scriptBytesBefore: served ? sumScriptBytes(served.manifest.files, isCompressed) : null,
    isCompressed,
  };
}

const findMissingIn = (names: Iterable<string>, others: { has(name: string): boolean }): string[] =>
  [...names].filter((name) => !others.has(name)).toSorted();

const getScripts = (files: RemoteManifest['files']): string[] =>
  Object.keys(files).filter((name) => name.endsWith('.js'));

/** A script that is too small to compress is counted uncompressed. */
const sumScriptBytes = (files: RemoteManifest['files'], isCompressed: boolean): number =>
  getScripts(files).reduce((sum, name) => {
    const file = (isCompressed && files[`${name}.br`]) || files[name];
    return sum + (file?.size ?? 0);
  }, 0);

/** The schema of this server. */
export async function getOwnSchema({ servers }: Context): Promise<GraphQLSchema> {
  const own = (await servers.schemas()).find(({ isOwn }) => isOwn);
  if (!own) throw new Error('A server has a schema of its own');
  return own.schema;
}
