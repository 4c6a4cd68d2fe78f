import { Field, Float, Int, ObjectType } from 'type-graphql';
import { enquiryBudgets, enquiryProjectTypes } from 'rules/enquiries';
import { leadBudgets, leadProjectTypes, type LeadStatus, leadStatuses } from 'rules/leads';
import { maxAnalyticsMonths } from 'rules/sales-analytics';
import { MaxRows } from '#access/max-rows';
import { LeadStatusEnum } from '#leads/lead.entity';

@ObjectType({ description: "The leads of one month, by the agency's calendar", simpleResolvers: true })
export class SalesMonth {
  @Field({ description: 'As in "2026-11"' })
  month!: string;

  @Field(() => Int, { description: 'Leads made in it that were won, whenever that was' })
  won!: number;

  @Field(() => Int, { description: 'Leads made in it that were lost, whenever that was' })
  lost!: number;

  @Field(() => Int, { description: 'Leads made in it that are neither won nor lost yet' })
  open!: number;

  @Field(() => Int, { description: 'Leads won in it, whenever they were made' })
  wonInIt!: number;

  @Field(() => Int, { description: 'Leads lost in it, whenever they were made' })
  lostInIt!: number;

  @Field(() => Int, { nullable: true, description: 'Percent won of those won or lost in it; null without any' })
  winRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Days from the lead to the win, the median of those won in it; null without any',
  })
  daysToWin!: number | null;
}

@ObjectType({ description: 'How many of the leads stand somewhere', simpleResolvers: true })
export class LeadsByStatus {
  @Field(() => LeadStatusEnum, { description: 'Where' })
  status!: LeadStatus;

  @Field(() => Int, { description: 'How many' })
  leads!: number;
}

@ObjectType({ description: 'The leads that have something in common', simpleResolvers: true })
export class LeadsByChoice {
  @Field(() => String, {
    nullable: true,
    description: "A choice of the lead form, or of the enquiry's; null where no one chose",
  })
  choice!: string | null;

  @Field(() => Int, { description: 'How many' })
  leads!: number;

  @Field(() => Int, { description: 'How many of them are won' })
  won!: number;
}

@ObjectType({ description: 'What became of the leads over some months', simpleResolvers: true })
export class SalesAnalytics {
  @MaxRows(maxAnalyticsMonths)
  @Field(() => [SalesMonth], { description: 'Oldest first, the current month last' })
  months!: SalesMonth[];

  @MaxRows(leadStatuses.length)
  @Field(() => [LeadsByStatus], { description: 'The leads made in these months, in the order of a sale' })
  byStatus!: LeadsByStatus[];

  @MaxRows(leadProjectTypes.length + enquiryProjectTypes.length + 1)
  @Field(() => [LeadsByChoice], { description: 'The same by what is to be built, the most first' })
  byProjectType!: LeadsByChoice[];

  @MaxRows(leadBudgets.length + enquiryBudgets.length + 1)
  @Field(() => [LeadsByChoice], { description: 'The same by budget, the most first' })
  byBudget!: LeadsByChoice[];

  @Field(() => Float, {
    nullable: true,
    description: 'Days from the lead to the win, the median of those won in these months; null without any',
  })
  daysToWin!: number | null;

  @Field({ description: 'Whether there is any lead at all' })
  hasLeads!: boolean;
}
