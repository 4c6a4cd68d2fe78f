import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { recordVisit } from '#visits/record-visit';
import { SiteVisits, readSiteVisits } from '#visits/site-visits';
import { RecordVisitInput, SiteVisitsArgs } from '#visits/visit.inputs';

@Resolver()
export class VisitsResolver {
  @RequireAudience('anyone')
  @Mutation(() => Boolean, {
    description:
      'Counts what happened in a page, by day and screen, and keeps nothing about who it was; false where an address has told of too much',
  })
  async recordVisit(
    @Arg('input', { description: 'What happened' }) input: RecordVisitInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return recordVisit(context, input);
  }

  @RequireAudience('admin')
  @Query(() => SiteVisits, { description: 'How the site and the portals were visited' })
  async siteVisits(@Args() { days }: SiteVisitsArgs, @Ctx() context: Context): Promise<SiteVisits> {
    return readSiteVisits(context, days);
  }
}
