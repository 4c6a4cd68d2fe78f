import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';

/** An external sign-in whose callback has arrived. Each is accepted once. */
@Entity({ tableName: 'spent_flows' })
export class SpentFlow extends BaseEntity {
  /** SHA-256. */
  @Property({ type: 'text' })
  @Unique()
  stateHash!: string;
}
