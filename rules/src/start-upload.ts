import * as z from 'zod/mini';
import { fileNameRule } from './text.ts';
import { supportedFilesHint, uploadAgainMessage, getUploadExtension } from './uploads.ts';

/** Requests permission to upload one file. */
export const startUploadRule = z.object({
  fileName: fileNameRule('Please choose a file').check(
    z.refine((fileName) => getUploadExtension(fileName) !== null, supportedFilesHint),
  ),
});
export type StartUploadInput = z.infer<typeof startUploadRule>;

/** The address of a file on this server. */
export const uploadedFile = z
  .string(uploadAgainMessage)
  .check(z.regex(/^\/api\/files\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, uploadAgainMessage));
