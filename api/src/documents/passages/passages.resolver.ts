import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { passagesVisibleTo, readableBy } from '#documents/document.access';
import { findAdjacentText } from '#documents/passages/find-adjacent-text';

const PassageConnection = getConnection(AiDocumentPassage, 'Passage', { isCounted: true });

@Resolver(() => AiDocumentPassage)
export class PassagesResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(AiDocumentPassage)
  @Query(() => AiDocumentPassage, {
    nullable: true,
    description: 'A passage cited by an answer; null if it is gone, or if the viewer can no longer select its document',
  })
  async passage(
    @Arg('id', () => ID, { description: 'Passage to read' }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocumentPassage | null> {
    return read.one(AiDocumentPassage, info, { where: { $and: [{ id }, passagesVisibleTo(viewer)] } });
  }

  @RequireAudience('contractor', 'admin')
  @Query(() => PassageConnection, {
    nullable: true,
    description:
      'Text of a document in reading order: its written text, then its file. Null if the viewer cannot select it; administrators read all',
  })
  async documentPassages(
    @Arg('documentId', () => ID, { description: 'Document to read' }) documentId: string,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (!(await read.exists(AiDocument, { $and: [{ id: documentId }, readableBy(viewer)] }))) return null;
    return read.page(AiDocumentPassage, info, {
      where: { $and: [{ document: documentId }, passagesVisibleTo(viewer)] },
      orderBy: ['part', 'position', 'id'],
      direction: 'asc',
      ...page,
    });
  }

  @DependsOn('document', 'source', 'position', 'text')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Text of the previous passage of the same source; null for the first',
  })
  before(@Row() passage: AiDocumentPassage, @Ctx() context: Context): Promise<string | null> {
    return findAdjacentText(context, passage, 'before');
  }

  @DependsOn('document', 'source', 'position', 'text')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Text of the next passage of the same source; null for the last',
  })
  after(@Row() passage: AiDocumentPassage, @Ctx() context: Context): Promise<string | null> {
    return findAdjacentText(context, passage, 'after');
  }
}
