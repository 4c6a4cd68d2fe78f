import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { type PortalFaultKind, portalFaultKinds } from 'rules/releases';
import { BaseEntity } from '#db/base.entity';
import { Release } from '#releases/release.entity';

/** That a version of a remote failed in somebody's browser. */
@Entity({ tableName: 'release_faults' })
@Index({ properties: ['release', 'createdAt'] })
export class ReleaseFault extends BaseEntity {
  @ManyToOne(() => Release, { deleteRule: 'cascade' })
  release!: Rel<Release>;

  /** Tells people apart, not who they are: a hash of the account, or of the address where nobody is signed in. */
  @Property({ type: 'text' })
  person!: string;

  @Enum({ items: () => [...portalFaultKinds] })
  kind!: PortalFaultKind;

  @Property({ type: 'text' })
  message!: string;
}
