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
      'Counts events in a page by day and screen, without identifying anyone; false if the IP address reported too much',
  })
  async recordVisit(
    @Arg('input', { description: 'What happened' }) input: RecordVisitInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return recordVisit(context, input);
  }

  @RequireAudience('admin')
  @Query(() => SiteVisits, { description: 'Visits of the site and the portals' })
  async siteVisits(@Args() { days }: SiteVisitsArgs, @Ctx() context: Context): Promise<SiteVisits> {
    return readSiteVisits(context, days);
  }
}
