import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';

@ObjectType('CannedAnswer', {
  implements: Node,
  description: 'A text that support inserts in its replies to tickets',
  simpleResolvers: true,
})
@Entity({ tableName: 'canned_answers' })
export class CannedAnswer extends BaseEntity {
  @Field({ description: 'What it is chosen by' })
  @Property({ type: 'text' })
  title!: string;

  @Field({ description: 'The text, with placeholders such as {{client}}' })
  @Property({ type: 'text' })
  content!: string;
}
