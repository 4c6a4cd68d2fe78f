import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import type { Hold } from '#jobs/hold';
import { User } from '#people/user.entity';
import type { ChangedRow } from '#undo/row-memory';

/** A change that the person who made it can take back for a few seconds: what its rows were before. */
@Entity({ tableName: 'undoable_changes' })
@Index({ properties: ['person', 'subjectId', 'id'] })
@Index({ properties: ['createdAt'] })
export class UndoableChange extends BaseEntity implements Hold {
  /** Decides what follows when it is undone: see `undos` of a domain. */
  @Property({ type: 'text' })
  kind!: string;

  /** The thing that was changed. */
  @Property({ type: 'uuid' })
  subjectId!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  person!: Rel<User>;

  @Property({ type: 'json', columnType: 'jsonb' })
  rows!: ChangedRow[];

  @Property({ type: 'timestamptz', length: 3 })
  heldUntil!: Date;

  @Property({ type: 'json', columnType: 'jsonb' })
  jobKeys!: string[];

  @Property({ type: 'json', columnType: 'jsonb' })
  deliveryIds!: string[];
}
