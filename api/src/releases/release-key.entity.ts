import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';

@ObjectType('ReleaseKey', { description: 'What a team publishes its remotes with', simpleResolvers: true })
@Entity({ tableName: 'release_keys' })
export class ReleaseKey extends BaseEntity<'revokedAt' | 'lastUsedAt'> {
  @Field({ description: 'Whose it is: stands in the history of what it publishes' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  keyHash!: string;

  @Field(() => [String], { description: 'The remotes that it may publish; none named means every one' })
  @Property({ type: 'text[]' })
  remotes!: string[];

  @Field(() => Date, { nullable: true, description: 'Since when it is worth nothing' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
