import { Field, Int, ObjectType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import type { Context } from '#context';
import { Release } from '#releases/release.entity';
import { CanaryAudienceEnum } from '#releases/releases.inputs';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { readShell } from '#remotes/builds';
import { federationName } from '#remotes/remotes';

@ObjectType({ description: 'Which version of a remote is served', simpleResolvers: true })
export class RemoteState {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field(() => String, { nullable: true, description: 'The first path at which the shell shows it' })
  path!: string | null;

  @Field(() => Release, { nullable: true, description: 'What everybody gets' })
  current!: Release | null;

  @Field(() => Release, { nullable: true, description: 'What some get before everybody' })
  canary!: Release | null;

  @Field(() => [CanaryAudienceEnum], { description: 'Who gets the canary' })
  canaryAudiences!: Audience[];

  @Field(() => Int, { description: 'How often the pointer has moved: publishing names it' })
  revision!: number;

  @Field({ description: 'When it last moved' })
  movedAt!: Date;
}

/** Every remote, by name. */
export async function remoteStates({ em, settings }: Context): Promise<RemoteState[]> {
  const table = readShell(settings.shellDir)?.manifest.portals ?? [];
  const pointers = await em
    .fork()
    .find(RemotePointer, { remote: { $ne: 'shell' } }, { populate: ['current', 'canary'], orderBy: { remote: 'asc' } });
  return pointers.map(({ remote, current, canary, canaryAudiences, revision, movedAt }) => {
    const path = table.find((row) => row.remote === federationName(remote))?.path ?? null;
    return { remote, path, current, canary, canaryAudiences, revision, movedAt };
  });
}
