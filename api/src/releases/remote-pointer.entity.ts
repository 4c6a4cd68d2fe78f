import type { Rel } from '@mikro-orm/core';
import { ManyToOne, Property, Entity, Unique } from '@mikro-orm/decorators/legacy';
import type { Audience } from 'rules/audiences';
import { BaseEntity } from '#db/base.entity';
import { Release } from '#releases/release.entity';

/** The version of a remote that is served: the only thing that a release changes. */
@Entity({ tableName: 'remote_pointers' })
export class RemotePointer extends BaseEntity<'canary' | 'canaryAudiences'> {
  @Property({ type: 'text' })
  @Unique()
  remote!: string;

  /** Null until everyone gets one. */
  @ManyToOne(() => Release, { deleteRule: 'restrict', nullable: true })
  current: Rel<Release> | null = null;

  @ManyToOne(() => Release, { deleteRule: 'restrict', nullable: true })
  canary: Rel<Release> | null = null;

  /** Who gets the canary. */
  @Property({ type: 'text[]' })
  canaryAudiences: Audience[] = [];

  /** The number of moves. A move requires its current value (optimistic locking). */
  @Property({ type: 'integer' })
  revision!: number;

  /** When it last moved. */
  @Property({ type: 'timestamptz', length: 3 })
  movedAt!: Date;
}
