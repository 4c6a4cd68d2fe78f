import { Ctx, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { ActionItems } from '#action-items/action-item';
import { findActionItems } from '#action-items/find-action-items';

@Resolver()
export class ActionItemsResolver {
  @RequireAudience('user')
  @Query(() => ActionItems, { description: "The viewer's action items, for the signed-in home page" })
  async needsMe(@Ctx() context: Context): Promise<ActionItems> {
    return findActionItems(context);
  }
}
