import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/selection-fields';
import { ReturnsRead } from '#db/returns-read';
import { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/ai-document-passage.entity';
import { passagesVisibleTo, readableBy } from '#documents/document.access';
import { linkAdjacent, findAdjacentText, type Passage } from '#documents/find-adjacent-text';

const PassageConnection = getConnection(AiDocumentPassage, 'Passage');

@Resolver(() => AiDocumentPassage)
export class PassagesResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(AiDocumentPassage)
  @Query(() => AiDocumentPassage, {
    nullable: true,
    description:
      'A passage that an answer cites; null where it is gone, or its document can no longer be chosen by who asks',
  })
  async passage(
    @Arg('id', () => ID, { description: 'Which passage' }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocumentPassage | null> {
    return read.one(AiDocumentPassage, info, { where: { $and: [{ id }, passagesVisibleTo(viewer)] } });
  }

  @RequireAudience('contractor', 'admin')
  @Query(() => PassageConnection, {
    nullable: true,
    description:
      'The text of a document in the order of reading: what is written of it, then its file. Null where it cannot be chosen; administrators read all',
  })
  async documentPassages(
    @Arg('documentId', () => ID, { description: 'Which document' }) documentId: string,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (!(await read.exists(AiDocument, { $and: [{ id: documentId }, readableBy(viewer)] }))) return null;
    const passages = await read.page(AiDocumentPassage, info, {
      where: { $and: [{ document: documentId }, passagesVisibleTo(viewer)] },
      orderBy: ['part', 'position', 'id'],
      direction: 'asc',
      ...page,
    });
    linkAdjacent(passages.edges.map(({ node }) => node));
    return passages;
  }

  @DependsOn('document', 'source', 'position', 'text')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What stands before it, of the same source; null where it is the first',
  })
  before(@Root() passage: Passage, @Ctx() context: Context): Promise<string | null> {
    return findAdjacentText(context, passage, 'before');
  }

  @DependsOn('document', 'source', 'position', 'text')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What stands after it, of the same source; null where it is the last',
  })
  after(@Root() passage: Passage, @Ctx() context: Context): Promise<string | null> {
    return findAdjacentText(context, passage, 'after');
  }
}
