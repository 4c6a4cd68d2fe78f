import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { Node } from '#db/node';

@ObjectType('Conversation', {
  implements: Node,
  description: "A person's conversation with Jarvis",
  simpleResolvers: true,
})
@Entity({ tableName: 'conversations' })
@Index({ properties: ['owner', 'updatedAt', 'id'] })
export class Conversation extends BaseEntity<'deletedAt'> {
  @Field({ description: 'Title' })
  @Property({ type: 'text' })
  title!: string;

  /** The only person who can see it. */
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  owner!: Rel<User>;

  @Field(() => Date, {
    nullable: true,
    description: 'When its owner deleted it; null except in `deletedConversations`',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deletedAt: Date | null = null;
}
