/* Uploads of files to the URL that the server has permitted. */
export { putFile } from './upload/put-file.ts';
export { formatFileSize, getFailureMessage, getRejectionMessage, isRefused } from './upload/upload-messages.ts';
