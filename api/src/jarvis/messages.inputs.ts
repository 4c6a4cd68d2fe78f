import { type MessageOrderField, messageOrderFields, messageOrders } from 'rules/jarvis';
import { orderByRule } from 'rules/order-by';
import type { SortDirection } from 'rules/paging';
import { Field, InputType } from 'type-graphql';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { SortDirectionEnum } from '#db/sort-direction';

export const MessageOrderEnum = graphqlEnum('MessageOrder', messageOrders, 'The sort order of messages', {
  newest_first: 'The newest message first',
  oldest_first: 'The oldest message first',
});

const MessageOrderFieldEnum = graphqlEnum('MessageOrderField', messageOrderFields, 'What messages are sorted by', {
  created: 'By creation time',
});

@ValidateWith(orderByRule(messageOrderFields))
@InputType({ description: 'The order of messages' })
export class MessageOrderBy {
  @Field(() => MessageOrderFieldEnum, { description: 'Sort key' })
  field!: MessageOrderField;

  @Field(() => SortDirectionEnum, { description: 'Sort direction' })
  direction!: SortDirection;
}
