import { Field, InputType } from 'type-graphql';
import {
  type AddDocumentTextInput as AddDocumentText,
  addDocumentTextRule,
  type CreateAiDocumentInput as CreateAiDocument,
  createAiDocumentRule,
  documentFilterRule,
  type ProcessDocumentInput as ProcessDocument,
  processDocumentRule,
  type UpdateAiDocumentInput as UpdateAiDocument,
  updateAiDocumentRule,
} from 'rules/documents';
import { type StartUploadInput, startUploadRule } from 'rules/start-upload';
import { ValidateWith } from '#access/rules';
import { UriReferenceScalar } from '#scalars';

@ValidateWith(documentFilterRule)
@InputType({ description: 'Which documents' })
export class AiDocumentFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Only documents that have all of these words in their title, description or file name',
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether only active documents that Jarvis can't answer from, because they failed or have no text",
  })
  isUnread?: boolean | null;
}

/** Optional fields of a document, new or updated. */
@InputType()
abstract class DocumentDetails {
  @Field(() => String, { nullable: true, description: 'Description' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Summary of its content' })
  contentSummary?: string | null;

  @Field(() => [String], { nullable: true, description: 'Keywords for search' })
  tags?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be selected in a conversation; defaults to true',
  })
  isActive?: boolean;
}

@ValidateWith(createAiDocumentRule)
@InputType({ description: 'A document that is entered by hand' })
export class CreateAiDocumentInput extends DocumentDetails implements CreateAiDocument {
  @Field({ description: 'Display name' })
  title!: string;

  @Field({ description: 'File name' })
  fileName!: string;

  @Field(() => UriReferenceScalar, { description: 'URL of the file, or a path on this server' })
  fileUrl!: string;
}

@ValidateWith(updateAiDocumentRule)
@InputType({ description: 'Changes to a document; omitted fields stay unchanged' })
export class UpdateAiDocumentInput extends DocumentDetails implements UpdateAiDocument {
  @Field(() => String, { nullable: true, description: 'Display name' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'File name' })
  fileName?: string;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'URL of the file, or a path on this server' })
  fileUrl?: string;
}

@ValidateWith(startUploadRule)
@InputType({ description: 'A document file to upload' })
export class StartDocumentUploadInput implements StartUploadInput {
  @Field({ description: 'File name with its extension: .pdf, .docx, .doc, .txt or .md' })
  fileName!: string;
}

@ValidateWith(processDocumentRule)
@InputType({ description: 'A document whose file has been uploaded' })
export class ProcessDocumentInput implements ProcessDocument {
  @Field({ description: 'Display name' })
  title!: string;

  @Field({ description: 'File name' })
  fileName!: string;

  @Field(() => UriReferenceScalar, { description: 'URL of the file, as returned before the upload' })
  fileUrl!: string;

  @Field(() => String, { nullable: true, description: 'Kind of document, for example "documentation"' })
  contentType?: string | null;

  @Field(() => [String], { nullable: true, description: 'Keywords for search' })
  tags?: string[];
}

@ValidateWith(addDocumentTextRule)
@InputType({ description: 'The text of a document, as a file that has been uploaded' })
export class AddDocumentTextInput implements AddDocumentText {
  @Field(() => UriReferenceScalar, { description: 'URL of the file, as returned before the upload' })
  fileUrl!: string;
}
