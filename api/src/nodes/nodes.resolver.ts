import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { domains } from '#domains';
import { badInput } from '#errors';
import { undoChange } from '#undo/undo-change';
import { Node } from '#db/node';

const maxNodes = 100;
const undos = new Map(domains.flatMap(({ undos: ofDomain = {} }) => Object.entries(ofDomain)));
const sources = new Map(domains.flatMap(({ nodes = {} }) => Object.entries(nodes)));

/** Reads things by id alone. They are visible as in every other read: what the viewer can't see is null, as if it didn't exist. */
@Resolver()
export class NodesResolver {
  @RequireAudience('user')
  @Query(() => Node, { nullable: true, description: "The thing with this id, or null if the viewer can't see one" })
  async node(
    @Arg('id', () => ID, { description: 'Its id' }) id: string,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    requireId(id);
    return (await read.nodes(sources, info, [id])).get(id) ?? null;
  }

  @RequireAudience('user')
  @MaxRows(maxNodes)
  @Query(() => [Node], {
    nullable: 'items',
    description: `The things with these ids, in their order, at most ${maxNodes}; null for each that the viewer can't see`,
  })
  async nodes(
    @Arg('ids', () => [ID], { description: 'Their ids' }) ids: string[],
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (ids.length > maxNodes) throw badInput({ ids: `Ask for at most ${maxNodes} at a time` });
    ids.forEach(requireId);
    const found = await read.nodes(sources, info, [...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? null);
  }

  @RequireAudience('user')
  @Mutation(() => Node, {
    nullable: true,
    description:
      "Takes back the viewer's last change of a thing within ten seconds, if it can be undone: resolving a ticket, for example. Returns the thing as it is again, or null if the viewer can't see it anymore",
  })
  async undoChange(
    @Arg('id', () => ID, { description: 'The changed thing' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await undoChange(context, id, undos);
    return (await context.read.nodes(sources, info, [id])).get(id) ?? null;
  }
}
