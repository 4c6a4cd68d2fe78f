import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Audience } from 'rules/audiences';
import { type PortalPathStatus, portalPathStatuses } from 'rules/portal-rows';
import { BaseEntity } from '#db/base.entity';
import { ReleaseKey } from '#releases/release-key.entity';

/**
 * A row of the route table that a release requested. It never changes: another title, path or audience is a new row, which an administrator
 * decides about while the approved one is still in force.
 */
@Entity({ tableName: 'portal_paths' })
@Index({ properties: ['remote', 'path', 'id'] })
@Index({
  name: 'portal_paths_approved',
  expression: `create unique index "portal_paths_approved" on "portal_paths" ("path") where status = 'approved'`,
})
@Index({
  name: 'portal_paths_requested',
  expression: `create unique index "portal_paths_requested" on "portal_paths" ("remote", "path") where status = 'requested'`,
})
export class PortalPath extends BaseEntity<
  'below' | 'waiting' | 'hasLinks' | 'releaseKey' | 'decidedBy' | 'decidedAt'
> {
  @Property({ type: 'text' })
  remote!: string;

  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'boolean' })
  below = false;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text[]' })
  audiences!: Audience[];

  @Property({ type: 'text', nullable: true })
  waiting: string | null = null;

  @Property({ type: 'boolean' })
  hasLinks = false;

  @Enum({ items: () => [...portalPathStatuses] })
  status!: PortalPathStatus;

  /** The newest version that requested it. */
  @Property({ type: 'text' })
  version!: string;

  /** The release key that staged that version, with its name and holder. */
  @Property({ type: 'text' })
  requestedBy!: string;

  /** The same key. Null for the key of an embedded database, and for requests from before this was recorded. */
  @ManyToOne(() => ReleaseKey, { deleteRule: 'restrict', nullable: true })
  releaseKey: Rel<ReleaseKey> | null = null;

  /** The administrator who decided last, by email. */
  @Property({ type: 'text', nullable: true })
  decidedBy: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  decidedAt: Date | null = null;
}
