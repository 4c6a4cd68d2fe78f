import { Field, ObjectType } from 'type-graphql';
import { maxPortalRows } from 'rules/portal-row-rule';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { ListedPath } from '#releases/paths/listed-path';
import { openPaths } from '#releases/paths/open-paths';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { compareBuilds, getOwnSchema, ReleaseChanges } from '#releases/review/release-changes';
import { needsApproval } from '#releases/review/request-approval';
import { requirePublisher } from '#releases/stage-release';
import { parseManifest, getVersion } from '#remotes/manifest';

@ObjectType({ description: 'What a build would change, and what its release requires', simpleResolvers: true })
export class ReleasePreview extends ReleaseChanges {
  @Field(() => String, {
    nullable: true,
    description: 'The public key whose private key must sign it; null if this release key requires no signature',
  })
  publicKey!: string | null;

  @Field({ description: "Whether it will need a second person's approval" })
  needsApproval!: boolean;

  @MaxRows(maxPortalRows)
  @Field(() => [ListedPath], {
    description: 'Its declared paths that are not in force as declared: new with it, declined or retired',
  })
  openPaths!: ListedPath[];
}

/** What a build would change and require, before anything of it is uploaded. Rejected if the release key is for other remotes. */
export async function previewRelease(context: Context, text: string): Promise<ReleasePreview> {
  const build = parseManifest(text);
  const { name: remote, portals = [] } = build;
  const { publicKey } = await requirePublisher(context, remote);
  const tx = context.em.fork();
  const pointer = await tx.findOne(RemotePointer, { remote }, { populate: ['current'] });
  const current = pointer?.current;
  const served = current ? { version: current.version, manifest: parseManifest(current.manifest) } : null;
  return {
    ...compareBuilds(await getOwnSchema(context), build, served),
    publicKey,
    needsApproval: needsApproval(context.settings, remote),
    openPaths: await openPaths(tx, { remote, version: getVersion(text), rows: portals }),
  };
}
