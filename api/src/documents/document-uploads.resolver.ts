import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { ProcessDocumentInput, StartDocumentUploadInput } from '#documents/document.inputs';
import { getDocument } from '#documents/get-document';
import { followDocuments } from '#documents/follow-documents';
import { processDocument } from '#documents/process-document';
import { retryDocument } from '#documents/retry-document';
import { startUpload, UploadPermission } from '#files/start-upload';

@Resolver(() => AiDocument)
export class DocumentUploadsResolver {
  @RequireAudience('admin')
  @Mutation(() => UploadPermission, {
    description: 'Asks where to PUT the file of a document; it is deleted after a day if no document is made of it',
  })
  startDocumentUpload(
    @Arg('input', { description: 'The file' }) input: StartDocumentUploadInput,
    @Ctx() { em, settings }: Context,
  ): Promise<UploadPermission> {
    return startUpload(em, 'ai_document', input, settings);
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, {
    description: 'Makes a document of an uploaded file, which is read, split and indexed in the background',
  })
  async processDocument(
    @Arg('input', { description: 'The new document' }) input: ProcessDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    return getDocument(context, info, await processDocument(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, { description: 'Has the file of a document that could not be read read again' })
  async retryDocument(
    @Arg('id', () => ID, { description: 'Which document' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    await retryDocument(context, id);
    return getDocument(context, info, id);
  }

  @RequireAudience('admin')
  @Subscription(() => AiDocument, {
    description:
      'The documents that are being read, each time that one comes further. It begins with those that did in the last two minutes: follow, read the list, and read it again after a reconnect; nothing is missed in between',
    subscribe: ({ context }: { context: Context }) => followDocuments(context),
  })
  async documentProgress(
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    return getDocument(context, info, id);
  }
}
