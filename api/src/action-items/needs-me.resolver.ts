import { Ctx, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { NeedsMe } from '#action-items/need';
import { findActionItems } from '#action-items/find-action-items';

@Resolver()
export class NeedsMeResolver {
  @RequireAudience('user')
  @Query(() => NeedsMe, { description: "The viewer's action items, for the signed-in home page" })
  async needsMe(@Ctx() context: Context): Promise<NeedsMe> {
    return findActionItems(context);
  }
}
