import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { Release } from '#releases/release.entity';

/** That a network has loaded a page with a new version. `updatedAt` is when it last did. */
@Entity({ tableName: 'release_loads' })
@Unique({ properties: ['release', 'network'] })
export class ReleaseLoad extends BaseEntity {
  @ManyToOne(() => Release, { deleteRule: 'cascade' })
  release!: Rel<Release>;

  /** A hash of the address, or of its /64. */
  @Property({ type: 'text' })
  network!: string;

  /** A hash of what one customer of a provider may have: the /48 or, of IPv4, the /24. */
  @Property({ type: 'text' })
  site!: string;
}
