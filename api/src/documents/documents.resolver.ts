import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { isInAudience } from 'rules/audiences';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { ShownWhere } from '#db/conditional-field';
import { DependsOn } from '#db/depends-on';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { Filter } from '#db/list-arguments';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { toContainsFilter, matches, type Where } from '#db/where';
import { Row } from '#db/row';
import { AiDocument } from '#documents/ai-document.entity';
import { createAiDocument } from '#documents/create-ai-document';
import { deleteAiDocument } from '#documents/delete-ai-document';
import { failureVisibleTo, needsText, visibleTo } from '#documents/document.access';
import { canFetch } from '#documents/fetching/require-fetchable';
import { getDocument } from '#documents/get-document';
import { AiDocumentFilter, CreateAiDocumentInput, UpdateAiDocumentInput } from '#documents/document.inputs';
import { updateAiDocument } from '#documents/update-ai-document';

const AiDocumentConnection = getConnection(AiDocument, 'AiDocument', { isCounted: true });

@Resolver(() => AiDocument)
export class DocumentsResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(AiDocument)
  @Query(() => AiDocumentConnection, {
    description:
      'Documents of Jarvis, newest first: all for administrators, those that can be selected for contractors',
  })
  async documents(
    @Filter(() => AiDocumentFilter) filter: AiDocumentFilter | null,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = {
      $and: [visibleTo(viewer), ...toWordFilters(filter?.search), ...(filter?.isUnread ? [needsText] : [])],
    };
    return read.page(AiDocument, info, { where, orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('contractor', 'admin')
  @ReturnsRead(AiDocument)
  @Query(() => [AiDocument], {
    description: 'The newest documents of Jarvis, at most 500',
    deprecationReason: 'Use `documents`',
  })
  async aiDocuments(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<AiDocument[]> {
    return read.list(AiDocument, info, { where: visibleTo(viewer), orderBy: ['id'], direction: 'desc' });
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, { description: 'Adds a document by hand' })
  async createAiDocument(
    @Arg('input', { description: 'Document to create' }) input: CreateAiDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    return getDocument(context, info, await createAiDocument(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, { description: 'Changes a document' })
  async updateAiDocument(
    @Arg('id', () => ID, { description: 'Document to change' }) id: string,
    @Arg('input', { description: 'Changes to the document' }) input: UpdateAiDocumentInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    await updateAiDocument(context, id, input, ifUpdatedAt);
    return getDocument(context, info, id);
  }

  @RequireAudience('admin')
  @Mutation(() => ID, { description: 'Permanently deletes a document. Returns its id' })
  async deleteAiDocument(
    @Arg('id', () => ID, { description: 'Document to delete' }) id: string,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteAiDocument(context, id, ifUpdatedAt);
    return id;
  }

  @DependsOn('fileUrl')
  @FieldResolver(() => Boolean, {
    description:
      'Whether its text can be fetched from its address, for administrators: it uses https, or a server that the settings name',
  })
  isFetchable(@Row() { fileUrl }: AiDocument, @Ctx() { viewer, settings }: Context): boolean {
    return isInAudience('admin', viewer) && canFetch(fileUrl, settings.documentPrivateServers);
  }

  @DependsOn('failureReason')
  @ShownWhere(failureVisibleTo)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why its text could not be read, for administrators; of a ready document, why its text could not be replaced. Null if it could',
  })
  failureReason(@Row() document: AiDocument, @Ctx() { viewer }: Context): string | null {
    return matches(failureVisibleTo(viewer), document) ? document.failureReason : null;
  }
}

/** Each word must match the title, the description or the file name. */
function toWordFilters(search: string | null | undefined): Where<AiDocument>[] {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const text = toContainsFilter(word);
    return { $or: [{ title: text }, { description: text }, { fileName: text }] };
  });
}
