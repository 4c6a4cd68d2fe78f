import { Ctx, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { NeedsMe } from '#needs-me/need';
import { needsMe } from '#needs-me/needs-me';

@Resolver()
export class NeedsMeResolver {
  @For('user')
  @Query(() => NeedsMe, { description: "What waits for whoever asks, of what they may see: the signed-in home's list" })
  async needsMe(@Ctx() context: Context): Promise<NeedsMe> {
    return needsMe(context);
  }
}
