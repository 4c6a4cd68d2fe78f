import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { type ReleaseRequestStatus, releaseRequestStatuses } from 'rules/release-trust';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { CanaryAudienceEnum } from '#releases/releases.inputs';
import { ReleaseKey } from '#releases/release-key.entity';
import { Node } from '#db/node';

const ReleaseRequestStatusEnum = graphqlEnum(
  'ReleaseRequestStatus',
  releaseRequestStatuses,
  "The status of a version that needs a second person's approval",
  {
    approved: 'A second person approved it',
    declined: 'A second person declined it',
    waiting: 'Waits for a second person',
    withdrawn: 'It is gone, or another version took its place',
  },
);

/** By remote and version rather than row, because it is evidence that outlives the version. */
@ObjectType('ReleaseRequest', {
  implements: Node,
  description: 'A version that one key published and a second person has to approve',
  simpleResolvers: true,
})
@Entity({ tableName: 'release_requests' })
@Index({ properties: ['status', 'remote'] })
export class ReleaseRequest extends BaseEntity<
  'releaseKey' | 'canaryAudiences' | 'decidedBy' | 'decidedAt' | 'reason'
> {
  @Field({ description: 'The remote' })
  @Property({ type: 'text' })
  remote!: string;

  @Field({ description: 'The version' })
  @Property({ type: 'text' })
  version!: string;

  @Field(() => [CanaryAudienceEnum], { description: 'Who would get it; empty means everyone' })
  @Property({ type: 'text[]' })
  canaryAudiences: Audience[] = [];

  /** Null for the key of an embedded database. */
  @ManyToOne(() => ReleaseKey, { deleteRule: 'restrict', nullable: true })
  releaseKey: Rel<ReleaseKey> | null = null;

  @Field({ description: 'The release key that published it, with its holder' })
  @Property({ type: 'text' })
  requestedBy!: string;

  @Field(() => ReleaseRequestStatusEnum, { description: 'Its status' })
  @Enum({ items: () => [...releaseRequestStatuses] })
  status!: ReleaseRequestStatus;

  @Field(() => String, { nullable: true, description: 'Who decided' })
  @Property({ type: 'text', nullable: true })
  decidedBy: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was decided' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  decidedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'Why it was declined' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;
}
