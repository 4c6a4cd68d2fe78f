import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { createAiDocument } from '#documents/create-ai-document';
import { deleteAiDocument } from '#documents/delete-ai-document';
import { visibleTo } from '#documents/document.access';
import { CreateAiDocumentInput, UpdateAiDocumentInput } from '#documents/document.inputs';
import { updateAiDocument } from '#documents/update-ai-document';
import { notFound } from '#errors';

@Resolver(() => AiDocument)
export class DocumentsResolver {
  @For('contractor', 'admin')
  @Query(() => [AiDocument], {
    description:
      'The documents of Jarvis, newest first: all for administrators, those that can be chosen for contractors',
  })
  async aiDocuments(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<AiDocument[]> {
    return read.list(AiDocument, info, { where: visibleTo(viewer), orderBy: ['id'], direction: 'desc' });
  }

  @For('admin')
  @Mutation(() => AiDocument, { description: 'Adds a document by hand' })
  async createAiDocument(
    @Arg('input', { description: 'The new document' }) input: CreateAiDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    return documentOf(context, info, await createAiDocument(context, input));
  }

  @For('admin')
  @Mutation(() => AiDocument, { description: 'Changes a document' })
  async updateAiDocument(
    @Arg('id', () => ID, { description: 'Which document' }) id: string,
    @Arg('input', { description: 'What changes' }) input: UpdateAiDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    await updateAiDocument(context, id, input);
    return documentOf(context, info, id);
  }

  @For('admin')
  @Mutation(() => Boolean, { description: 'Deletes a document for good' })
  async deleteAiDocument(
    @Arg('id', () => ID, { description: 'Which document' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteAiDocument(context, id);
    return true;
  }
}

async function documentOf({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<AiDocument> {
  const document = await read.one(AiDocument, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!document) throw notFound('document');
  return document;
}
