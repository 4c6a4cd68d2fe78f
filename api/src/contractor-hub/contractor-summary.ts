import { Field, Int, ObjectType } from 'type-graphql';
import { Billing } from '#contractor-hub/billing';
import { DevelopmentStatus } from '#contractor-hub/project-counts';
import { TestingQueueItem } from '#contractor-hub/testing-queue';
import { Figure } from '#sample-figures/figure';
import { RecentEvent } from '#sample-figures/recent-event';

@ObjectType({
  description: "A contractor's own figures. One's projects are those that one develops, tests or manages",
  simpleResolvers: true,
})
export class ContractorSummary {
  @Field(() => Figure, { description: "US dollars: one's payouts of this month, by the agency's calendar" })
  thisMonth!: Figure;

  @Field(() => Int, { description: "One's projects that are neither completed nor cancelled" })
  activeProjects!: number;

  @Field(() => Int, { description: 'The tickets that one may see and that are not resolved' })
  openTickets!: number;

  @Field(() => Figure, { description: "The mean of what clients think of one's projects, 1 to 5, with one decimal" })
  rating!: Figure;

  @Field(() => DevelopmentStatus, { description: "One's projects by status; real from the first project on" })
  developmentStatus!: DevelopmentStatus;

  @Field(() => Billing, { description: "One's payouts; real from the first payout on" })
  billing!: Billing;

  @Field(() => [RecentEvent], { description: "The last five things that happened to one's projects, newest first" })
  recentActivity!: RecentEvent[];

  @Field(() => [TestingQueueItem], {
    description: "One's projects in testing, newest first, 50 at most; real from the first project of any status on",
  })
  testingQueue!: TestingQueueItem[];
}
