import { ArgsType, Field, Int } from 'type-graphql';
import { type SalesAnalyticsInput, salesAnalyticsRule } from 'rules/sales-analytics';
import { ValidateWith } from '#access/rules';

@ValidateWith(salesAnalyticsRule)
@ArgsType()
export class SalesAnalyticsArgs implements SalesAnalyticsInput {
  @Field(() => Int, { defaultValue: 12, description: 'How many months, this one included, 1 to 36' })
  months!: number;
}
