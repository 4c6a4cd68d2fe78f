import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { AddDocumentTextInput, ProcessDocumentInput, StartDocumentUploadInput } from '#documents/document.inputs';
import { getDocument } from '#documents/get-document';
import { followDocuments } from '#documents/follow-documents';
import { fetchDocument } from '#documents/fetching/fetch-document';
import { addDocumentText } from '#documents/processing/add-document-text';
import { processDocument } from '#documents/processing/process-document';
import { retryDocument } from '#documents/processing/retry-document';
import { startUpload, UploadPermission } from '#files/start-upload';

@Resolver(() => AiDocument)
export class DocumentUploadsResolver {
  @RequireAudience('admin')
  @Mutation(() => UploadPermission, {
    description:
      'Returns where to PUT the file of a document; it is deleted after a day if no document is created from it',
  })
  startDocumentUpload(
    @Arg('input', { description: 'File to upload' }) input: StartDocumentUploadInput,
    @Ctx() { em, settings }: Context,
  ): Promise<UploadPermission> {
    return startUpload(em, 'ai_document', input, settings);
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, {
    description: 'Creates a document from an uploaded file, which is read, split and indexed in the background',
  })
  async processDocument(
    @Arg('input', { description: 'Document to create' }) input: ProcessDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    return getDocument(context, info, await processDocument(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, {
    description:
      'Gives a document the text of an uploaded file, in place of any that it has; it is read, split and indexed in the background',
  })
  async addDocumentText(
    @Arg('id', () => ID, { description: 'Document to give a text' }) id: string,
    @Arg('input', { description: 'The uploaded file' }) input: AddDocumentTextInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    await addDocumentText(context, id, input);
    return getDocument(context, info, id);
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, {
    description:
      'Fetches the text of a document from its public https address in the background, in place of any that it has',
  })
  async fetchDocument(
    @Arg('id', () => ID, { description: 'Document to fetch' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    await fetchDocument(context, id);
    return getDocument(context, info, id);
  }

  @RequireAudience('admin')
  @Mutation(() => AiDocument, { description: 'Retries a document whose processing failed' })
  async retryDocument(
    @Arg('id', () => ID, { description: 'Document to retry' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AiDocument> {
    await retryDocument(context, id);
    return getDocument(context, info, id);
  }

  @RequireAudience('admin')
  @Subscription(() => AiDocument, {
    description:
      'Documents that are being processed, on every step. Starts with those that progressed in the last two minutes: subscribe, read the list, and read it again after a reconnect to miss nothing',
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
