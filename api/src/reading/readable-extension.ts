import type { UploadExtension } from 'rules/uploads';

/** What can be read: uploads, and pages of the web that are fetched. */
export type ReadableExtension = UploadExtension | 'html';
