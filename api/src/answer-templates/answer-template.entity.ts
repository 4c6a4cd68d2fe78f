import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';

@ObjectType('AnswerTemplate', {
  implements: Node,
  description: 'A text that sales starts an email to a lead from',
  simpleResolvers: true,
})
@Entity({ tableName: 'answer_templates' })
export class AnswerTemplate extends BaseEntity {
  @Field({ description: 'Display name' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'Subject of the email; {name} and {company} stand for those of the lead' })
  @Property({ type: 'text' })
  subject!: string;

  @Field({ description: 'Text of the email; {name} and {company} stand for those of the lead' })
  @Property({ type: 'text' })
  message!: string;
}
