import { Field, Float, Int, ObjectType } from 'type-graphql';
import { enquiryBudgets, enquiryProjectTypes } from 'rules/enquiries';
import { leadBudgets, leadProjectTypes, type LeadStatus, leadStatuses } from 'rules/leads';
import { maxAnalyticsMonths } from 'rules/sales-analytics';
import { MaxRows } from '#access/max-rows';
import { LeadStatusEnum } from '#leads/lead.entity';

@ObjectType({ description: "The leads of one month, in the agency's time zone", simpleResolvers: true })
export class SalesMonth {
  @Field({ description: 'Month, such as "2026-11"' })
  month!: string;

  @Field(() => Int, { description: 'Leads created in this month that were won, at any time' })
  won!: number;

  @Field(() => Int, { description: 'Leads created in this month that were lost, at any time' })
  lost!: number;

  @Field(() => Int, { description: 'Leads created in this month that are still open' })
  open!: number;

  @Field(() => Int, { description: 'Leads won in this month, whenever they were created' })
  wonInIt!: number;

  @Field(() => Int, { description: 'Leads lost in this month, whenever they were created' })
  lostInIt!: number;

  @Field(() => Int, { nullable: true, description: 'Percentage won of those closed in this month; null without any' })
  winRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median days to win, of those won in this month; null without any',
  })
  daysToWin!: number | null;
}

@ObjectType({ description: 'How many leads have a status', simpleResolvers: true })
export class LeadsByStatus {
  @Field(() => LeadStatusEnum, { description: 'Status' })
  status!: LeadStatus;

  @Field(() => Int, { description: 'Number of leads' })
  leads!: number;
}

@ObjectType({ description: 'Leads with the same project type or budget', simpleResolvers: true })
export class LeadsByChoice {
  @Field(() => String, {
    nullable: true,
    description: 'The project type or budget; null if none was selected',
  })
  choice!: string | null;

  @Field(() => Int, { description: 'Number of leads' })
  leads!: number;

  @Field(() => Int, { description: 'How many of them are won' })
  won!: number;
}

@ObjectType({ description: 'Lead analytics over several months', simpleResolvers: true })
export class SalesAnalytics {
  @MaxRows(maxAnalyticsMonths)
  @Field(() => [SalesMonth], { description: 'Oldest first, the current month last' })
  months!: SalesMonth[];

  @MaxRows(leadStatuses.length)
  @Field(() => [LeadsByStatus], { description: 'Leads created in these months by status, in sales order' })
  byStatus!: LeadsByStatus[];

  @MaxRows(leadProjectTypes.length + enquiryProjectTypes.length + 1)
  @Field(() => [LeadsByChoice], { description: 'The same by project type, the most frequent first' })
  byProjectType!: LeadsByChoice[];

  @MaxRows(leadBudgets.length + enquiryBudgets.length + 1)
  @Field(() => [LeadsByChoice], { description: 'The same by budget, the most frequent first' })
  byBudget!: LeadsByChoice[];

  @Field(() => Float, {
    nullable: true,
    description: 'Median days to win, of those won in these months; null without any',
  })
  daysToWin!: number | null;

  @Field({ description: 'Whether there are any leads' })
  hasLeads!: boolean;
}
