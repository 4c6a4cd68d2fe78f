import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';

/** An email without an account whose owner has used a link that was mailed to it. */
@Entity({ tableName: 'proven_emails' })
@Check({ name: 'proven_emails_lower_case', expression: 'email = lower(email)' })
export class ProvenEmail extends BaseEntity {
  @Property({ type: 'text' })
  @Unique()
  email!: string;
}
