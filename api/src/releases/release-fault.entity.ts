import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { type PortalFaultKind, portalFaultKinds } from 'rules/releases';
import { BaseEntity } from '#db/base.entity';
import { Release } from '#releases/release.entity';

/** The evidence for a report: a session, a served page, or none. Reports without evidence are shown, but never lead to a rollback. */
export const faultEvidence = ['account', 'page_load', 'none'] as const;
export type FaultEvidence = (typeof faultEvidence)[number];

/** A version of a remote failed in someone's browser. */
@Entity({ tableName: 'release_faults' })
@Index({ properties: ['release', 'createdAt'] })
export class ReleaseFault extends BaseEntity<'pageLoad'> {
  @ManyToOne(() => Release, { deleteRule: 'cascade' })
  release!: Rel<Release>;

  /** Distinguishes people without identifying them: a hash of the account, or of the IP address when signed out. */
  @Property({ type: 'text' })
  person!: string;

  @Enum({ items: () => [...faultEvidence], default: 'none' })
  evidence!: FaultEvidence;

  /** The page load whose token came with the report. Each token is used once. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  pageLoad: string | null = null;

  @Enum({ items: () => [...portalFaultKinds] })
  kind!: PortalFaultKind;

  @Property({ type: 'text' })
  message!: string;
}
