import * as z from 'zod/mini';
import {
  fileNameRule,
  hasCredentials,
  isWebAddress,
  nullish,
  optionalFlag,
  optionalTags,
  optionalText,
  requiredText,
  commaSeparatedTags,
} from './text.ts';
import { searchText } from './search.ts';
import { uploadedFile } from './start-upload.ts';

export const documentStatuses = ['processing', 'ready', 'failed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The steps of processing a document's file. The first three make up `processing`. */
export const documentStages = ['received', 'reading', 'indexing', 'ready', 'failed'] as const;
export type DocumentStage = (typeof documentStages)[number];

/**
 * Where the text of a document is from: its uploaded file, a text that was added to it, its address, or only its summary. A document
 * without any is not read, and Jarvis doesn't answer from it.
 */
export const documentTextSources = ['upload', 'added', 'address', 'summary'] as const;
export type DocumentTextSource = (typeof documentTextSources)[number];

const fileUrl = 'Please enter a valid file URL';
const credentials =
  'Please remove the user name and password from the address. Everyone who can open the document would see them';
const fields = {
  title: requiredText('Title is required', 200),
  fileName: fileNameRule('File name is required'),
  /** A web address, or a path on this server for an uploaded file. */
  fileUrl: requiredText('File URL is required', 2048).check(
    z.refine((value) => isWebAddress(value) || /^\/(?!\/)/.test(value), fileUrl),
    z.refine((value) => !hasCredentials(value), credentials),
  ),
};
const details = {
  description: optionalText(5000),
  contentSummary: optionalText(20_000),
  tags: optionalTags,
  isActive: optionalFlag,
};

/** A document that an administrator creates without an upload (specification part 2 §5). */
export const createAiDocumentRule = z.object({ ...fields, ...details });
export type CreateAiDocumentInput = z.infer<typeof createAiDocumentRule>;

/** Changes a document. Absent fields stay unchanged. */
export const updateAiDocumentRule = z.object({
  title: z.optional(fields.title),
  fileName: z.optional(fields.fileName),
  fileUrl: z.optional(fields.fileUrl),
  ...details,
});
export type UpdateAiDocumentInput = z.infer<typeof updateAiDocumentRule>;

/** Which documents of a list. */
export const documentFilterRule = z.object({ search: searchText, isUnread: z.optional(z.nullable(z.boolean())) });

/** A document whose uploaded file will be processed (specification part 2 §5). */
export const processDocumentRule = z.object({
  title: fields.title,
  fileName: fields.fileName,
  fileUrl: uploadedFile,
  contentType: nullish(requiredText('Content type is required', 50)),
  tags: optionalTags,
});
export type ProcessDocumentInput = z.infer<typeof processDocumentRule>;

/** The uploaded file with the text of an existing document. */
export const addDocumentTextRule = z.object({ fileUrl: uploadedFile });
export type AddDocumentTextInput = z.infer<typeof addDocumentTextRule>;

/** The form for creating or editing a document. */
export const documentFormRule = z.object({
  ...fields,
  ...details,
  tags: commaSeparatedTags({ each: 'tag', many: 'tags' }),
});
