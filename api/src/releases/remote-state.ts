import { Field, Int, ObjectType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import type { Context } from '#context';
import { Release } from '#releases/release.entity';
import { CanaryAudienceEnum } from '#releases/releases.inputs';
import { RemotePointer } from '#releases/remote-pointer.entity';

@ObjectType({ description: 'Which version of a remote is served', simpleResolvers: true })
export class RemoteState {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

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
export async function remoteStates({ em }: Context): Promise<RemoteState[]> {
  return em
    .fork()
    .find(RemotePointer, { remote: { $ne: 'shell' } }, { populate: ['current', 'canary'], orderBy: { remote: 'asc' } });
}
