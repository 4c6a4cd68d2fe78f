import { Ctx, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { ContractorSummary, contractorSummary } from '#contractor-hub/contractor-summary';

@Resolver()
export class ContractorHubResolver {
  @For('contractor')
  @Query(() => ContractorSummary, { description: "The figures of the contractor hub, of one's own records only" })
  async contractorSummary(@Ctx() context: Context): Promise<ContractorSummary> {
    return contractorSummary(context);
  }
}
