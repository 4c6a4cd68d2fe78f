import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { type PortalFaultKind, portalFaultKinds } from 'rules/releases';
import { BaseEntity } from '#db/base.entity';
import { Release } from '#releases/release.entity';

/** What vouches for a report: a session, a page that was served, or nothing. What nothing vouches for is shown and counts for nothing. */
export const faultEvidence = ['account', 'page_load', 'none'] as const;
export type FaultEvidence = (typeof faultEvidence)[number];

/** That a version of a remote failed in someone's browser. */
@Entity({ tableName: 'release_faults' })
@Index({ properties: ['release', 'createdAt'] })
export class ReleaseFault extends BaseEntity<'pageLoad'> {
  @ManyToOne(() => Release, { deleteRule: 'cascade' })
  release!: Rel<Release>;

  /** Tells people apart, not who they are: a hash of the account, or of the address where no one is signed in. */
  @Property({ type: 'text' })
  person!: string;

  @Enum({ items: () => [...faultEvidence], default: 'none' })
  evidence!: FaultEvidence;

  /** The page load whose token came with the report. A token is used once. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  pageLoad: string | null = null;

  @Enum({ items: () => [...portalFaultKinds] })
  kind!: PortalFaultKind;

  @Property({ type: 'text' })
  message!: string;
}
