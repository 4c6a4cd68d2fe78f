import { Field, Int, ObjectType } from 'type-graphql';
import { Billing } from '#contractor-hub/billing';
import { DevelopmentStatus } from '#contractor-hub/project-counts';
import { TestingQueueItem } from '#contractor-hub/testing-queue';
import { Figure } from '#sample-figures/figure';
import { RecentEvent } from '#sample-figures/recent-event';

@ObjectType({
  description: "A contractor's own figures. Their projects are those they develop, test or manage",
  simpleResolvers: true,
})
export class ContractorSummary {
  @Field(() => Figure, { description: "US dollars: payouts of the current month, in the agency's time zone" })
  thisMonth!: Figure;

  @Field(() => Int, { description: 'Projects that are neither completed nor canceled' })
  activeProjects!: number;

  @Field(() => Int, { description: 'Unresolved tickets visible to the viewer' })
  openTickets!: number;

  @Field(() => Figure, { description: 'Average client rating of the projects, 1 to 5, with one decimal' })
  rating!: Figure;

  @Field(() => DevelopmentStatus, { description: 'Projects by status; real from the first project on' })
  developmentStatus!: DevelopmentStatus;

  @Field(() => Billing, { description: 'Payouts; real from the first payout on' })
  billing!: Billing;

  @Field(() => [RecentEvent], { description: 'The last five activities of the projects, newest first' })
  recentActivity!: RecentEvent[];

  @Field(() => [TestingQueueItem], {
    description: 'Projects in testing, newest first, at most 50; real from the first project of any status on',
  })
  testingQueue!: TestingQueueItem[];
}
