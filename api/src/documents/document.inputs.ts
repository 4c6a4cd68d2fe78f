import { ArgsType, Field, InputType } from 'type-graphql';
import {
  type CreateAiDocumentInput as CreateAiDocument,
  createAiDocumentRule,
  type ProcessDocumentInput as ProcessDocument,
  processDocumentRule,
  type UpdateAiDocumentInput as UpdateAiDocument,
  updateAiDocumentRule,
} from 'rules/documents';
import { searchRule } from 'rules/search';
import { type StartUploadInput, startUploadRule } from 'rules/start-upload';
import { ValidateWith } from '#access/rules';

@ValidateWith(searchRule)
@ArgsType()
export class AiDocumentsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only documents with each of these words in their title, description or file name',
  })
  search?: string | null;
}

/** What may be left out of a document, new or changed. */
@InputType()
abstract class DocumentDetails {
  @Field(() => String, { nullable: true, description: 'What it is about' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'What stands in it, in short' })
  contentSummary?: string | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by' })
  tags?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be chosen in a conversation; a new one can' })
  isActive?: boolean;
}

@ValidateWith(createAiDocumentRule)
@InputType({ description: 'A document that is entered by hand' })
export class CreateAiDocumentInput extends DocumentDetails implements CreateAiDocument {
  @Field({ description: 'What it is called' })
  title!: string;

  @Field({ description: 'The name of its file' })
  fileName!: string;

  @Field({ description: 'Where its file is: an address, or a path of this server' })
  fileUrl!: string;
}

@ValidateWith(updateAiDocumentRule)
@InputType({ description: 'What changes; an absent field stays as it is' })
export class UpdateAiDocumentInput extends DocumentDetails implements UpdateAiDocument {
  @Field(() => String, { nullable: true, description: 'What it is called' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'The name of its file' })
  fileName?: string;

  @Field(() => String, { nullable: true, description: 'Where its file is: an address, or a path of this server' })
  fileUrl?: string;
}

@ValidateWith(startUploadRule)
@InputType({ description: 'The file of a document that is going to be uploaded' })
export class StartDocumentUploadInput implements StartUploadInput {
  @Field({ description: 'What it is called, with its ending: .pdf, .docx, .doc, .txt or .md' })
  fileName!: string;
}

@ValidateWith(processDocumentRule)
@InputType({ description: 'A document whose file has been uploaded' })
export class ProcessDocumentInput implements ProcessDocument {
  @Field({ description: 'What it is called' })
  title!: string;

  @Field({ description: 'The name of its file' })
  fileName!: string;

  @Field({ description: 'Where its file is, as it was answered before the upload' })
  fileUrl!: string;

  @Field(() => String, { nullable: true, description: 'What kind of document it is, as in "documentation"' })
  contentType?: string | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by' })
  tags?: string[];
}
