import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getBilling } from '#contractor-hub/billing';
import { ContractorSummary } from '#contractor-hub/contractor-summary';
import { countOpenTickets } from '#contractor-hub/open-tickets';
import { findRecentActivity } from '#contractor-hub/recent-activity';
import { countProjects } from '#contractor-hub/project-counts';
import { getSampleQueue, findTestingQueue } from '#contractor-hub/testing-queue';

/** One statement per group of selected figures. */
const memoizePerSummary = <Group>(load: (context: Context) => Promise<Group>) => {
  const loaded = new WeakMap<ContractorSummary, Promise<Group>>();
  return (summary: ContractorSummary, context: Context): Promise<Group> => {
    const group = loaded.get(summary) ?? load(context);
    loaded.set(summary, group);
    return group;
  };
};
const loadBilling = memoizePerSummary(getBilling);
const loadProjectCounts = memoizePerSummary(countProjects);

/** Specification part 2 §2, tabs 1, 6 and 8. */
@Resolver(() => ContractorSummary)
export class ContractorHubResolver {
  @RequireAudience('contractor')
  @Query(() => ContractorSummary, { description: "The viewer's own figures in the contractor hub" })
  contractorSummary(): ContractorSummary {
    return new ContractorSummary();
  }

  @FieldResolver()
  async thisMonth(@Root() summary: ContractorSummary, @Ctx() context: Context) {
    return (await loadBilling(summary, context)).currentMonth.total;
  }

  @FieldResolver()
  async activeProjects(@Root() summary: ContractorSummary, @Ctx() context: Context) {
    return (await loadProjectCounts(summary, context)).activeProjects;
  }

  @FieldResolver()
  openTickets(@Ctx() context: Context) {
    return countOpenTickets(context);
  }

  @FieldResolver()
  async rating(@Root() summary: ContractorSummary, @Ctx() context: Context) {
    return (await loadProjectCounts(summary, context)).rating;
  }

  @FieldResolver()
  async developmentStatus(@Root() summary: ContractorSummary, @Ctx() context: Context) {
    return (await loadProjectCounts(summary, context)).developmentStatus;
  }

  @FieldResolver()
  billing(@Root() summary: ContractorSummary, @Ctx() context: Context) {
    return loadBilling(summary, context);
  }

  @FieldResolver()
  recentActivity(@Ctx() context: Context) {
    return findRecentActivity(context);
  }

  @FieldResolver()
  async testingQueue(@Root() summary: ContractorSummary, @Ctx() context: Context) {
    const [{ hasProjects }, queue] = await Promise.all([
      loadProjectCounts(summary, context),
      findTestingQueue(context),
    ]);
    return hasProjects ? queue : getSampleQueue(context.settings);
  }
}
