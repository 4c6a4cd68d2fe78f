import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { DeclaredPortalRow } from 'rules/portal-rows';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import { UrlScalar } from '#scalars';

/** Open until it expires, someone ends it, or its person's account or its key ends: see `openOverridesFrom`. */
@ObjectType('RemoteOverride', {
  description: 'A portal that one browser loads from its own machine',
  simpleResolvers: true,
})
@Entity({ tableName: 'remote_overrides' })
@Index({ properties: ['expiresAt'] })
export class RemoteOverride extends BaseEntity<'releaseKey' | 'portals' | 'endedAt'> {
  @Field(() => User, { description: 'The person who was signed in when it was opened' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  user!: Rel<User>;

  @Field(() => ReleaseKey, {
    nullable: true,
    description: 'The key that permitted it; null for that of an embedded database',
  })
  @ManyToOne(() => ReleaseKey, { deleteRule: 'restrict', nullable: true })
  releaseKey: Rel<ReleaseKey> | null = null;

  @Field({ description: 'The remote, for example mfe-client' })
  @Property({ type: 'text' })
  remote!: string;

  @Field(() => UrlScalar, { description: 'The script that the browser loads instead' })
  @Property({ type: 'text' })
  entry!: string;

  /** Its paths, in this browser only. */
  @Property({ type: 'json', nullable: true })
  portals: DeclaredPortalRow[] | null = null;

  @Field({ description: 'When it expires' })
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt: Date | null = null;
}
