import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { Release } from '#releases/release.entity';

/** A network's page load with a new version. `updatedAt` is the latest one. */
@Entity({ tableName: 'release_loads' })
@Unique({ properties: ['release', 'network'] })
export class ReleaseLoad extends BaseEntity {
  @ManyToOne(() => Release, { deleteRule: 'cascade' })
  release!: Rel<Release>;

  /** A hash of the IP address, or of its /64. */
  @Property({ type: 'text' })
  network!: string;

  /** A hash of the range that one customer of a provider may have: the /48, or the /24 of IPv4. */
  @Property({ type: 'text' })
  site!: string;
}
