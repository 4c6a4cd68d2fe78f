import Uppy, { type UppyFile } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import XHRUpload from '@uppy/xhr-upload';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import type { DataClient } from 'kit/apollo';
import { createHexId } from 'kit/request';
import { emptyFileMessage, maxUploadSize, supportedFilesHint, uploadTypes } from 'rules/uploads';
import { toastSuccess, toastError } from '../result-toasts.ts';
import { needsReupload, processUpload, startUpload, isServerDecision } from './document-uploads.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';
import { isRetryableStatus, getUploadErrorMessage } from './upload-errors.ts';

const windowTitle = 'Upload a document (press Escape to close)';

/**
 * Adds the accessible labels that the upload window lacks, each time it renders. Returns a function that stops this.
 */
function labelUploadWindow(container: Element): () => void {
  const applyLabels = () => {
    container.querySelector('[role=dialog]')?.setAttribute('aria-label', windowTitle);
    container.querySelector('.uppy-Dashboard-files:not([role])')?.setAttribute('role', 'list');
  };
  const observer = new MutationObserver(applyLabels);
  observer.observe(container, { childList: true, subtree: true });
  applyLabels();
  return () => observer.disconnect();
}

export interface Uploader {
  open(): void;
  /** Closes the window. A running upload continues, and a toast reports its result. */
  dispose(): void;
}

type DashboardWindow = Dashboard<Meta, UploadBody>;
type Meta = { fileUrl?: string; processKey?: string };
type UploadBody = Record<string, never>;
type UploadFile = UppyFile<Meta, UploadBody>;

/** The upload window: uploads one file to its URL, then creates a document from it. */
export function createUploader(client: DataClient, container: Element): Uploader {
  const uppy = new Uppy<Meta, UploadBody>({
    restrictions: {
      maxNumberOfFiles: 1,
      minFileSize: 1,
      maxFileSize: maxUploadSize,
      allowedFileTypes: Object.keys(uploadTypes).map((ending) => `.${ending}`),
    },
    locale: { strings: { inferiorSize: emptyFileMessage }, pluralize: (count) => (count === 1 ? 0 : 1) },
    // The window shows its own messages.
    logger: { debug: noop, warn: noop, error: noop },
  });
  uppy.use(Dashboard, {
    target: container,
    note: supportedFilesHint,
    closeModalOnClickOutside: true,
    disableThumbnailGenerator: true,
    proudlyDisplayPoweredByUppy: false,
    doneButtonHandler: null,
    singleFileFullScreen: false,
    locale: { strings: windowStrings },
  });
  uppy.use(XHRUpload, {
    ...uploadLimits,
    method: 'PUT',
    formData: false,
    endpoint: (file) => getUploadUrl(file as UploadFile),
    shouldRetry: ({ status }) => isRetryableStatus(status),
    onAfterResponse: ({ status, responseText: body }) => {
      if (status < 200 || status > 299) throw new Error(getUploadErrorMessage({ status, body }));
    },
    // Object storage answers an upload with an empty body.
    getResponseData: () => ({}),
  });
  uppy.addPostProcessor(async (ids) => {
    for (const id of ids) await processFile(id);
  });
  // Visible, rather than only behind a question mark.
  uppy.on('upload-error', (_file, { message }) => {
    if (uppy.getPlugin<DashboardWindow>('Dashboard')?.isModalOpen()) uppy.info(message, 'error', errorDurationMs);
    else toastError(message);
  });
  uppy.on('complete', ({ failed, successful }) => {
    if (failed?.length || !successful?.length) return;
    void uppy.getPlugin('Dashboard')?.closeModal();
    uppy.clear();
  });
  const stopLabeling = labelUploadWindow(container);
  const removeUnloadWarning = warnBeforeUnload(isUploading);
  return { open: () => void uppy.getPlugin('Dashboard')?.openModal(), dispose };

  function isUploading(): boolean {
    return Object.keys(uppy.getState().currentUploads).length > 0;
  }

  function dispose(): void {
    void uppy.getPlugin('Dashboard')?.closeModal();
    if (isUploading()) uppy.once('complete', destroy);
    else destroy();
  }

  function destroy(): void {
    stopLabeling();
    removeUnloadWarning();
    uppy.destroy();
  }

  async function getUploadUrl(file: UploadFile): Promise<string> {
    try {
      const { uploadURL, fileUrl } = await startUpload(client, file.name);
      uppy.setFileMeta(file.id, { fileUrl, processKey: createHexId() });
      return uploadURL;
    } catch (error) {
      // The plugin reports only failed requests, and this request is ours.
      uppy.emit('upload-error', uppy.getFile(file.id), error as Error);
      throw error;
    }
  }

  /** Retries here don't upload again: the window skips files that are already uploaded. */
  async function processFile(id: string): Promise<void> {
    const file = uppy.getFile(id);
    const { fileUrl, processKey } = file?.meta ?? {};
    if (!file?.progress.uploadComplete || file.error || !fileUrl || !processKey) return;
    uppy.emit('postprocess-progress', file, { mode: 'indeterminate', message: 'Processing' });
    try {
      await processUpload(client, { fileName: file.name, fileUrl, processKey });
      toastSuccess('File Uploaded', 'Document has been uploaded and will be processed.');
    } catch (error) {
      if (needsReupload(error)) uppy.setFileState(id, { progress: initialProgress });
      // After a response, a retry is a new request; without one, the first may have succeeded.
      if (isServerDecision(error)) uppy.setFileMeta(id, { processKey: createHexId() });
      uppy.emit('upload-error', uppy.getFile(id), new Error('Failed to process uploaded file.', { cause: error }));
      toastError('Failed to process uploaded file.');
    }
    await client.refetchQueries({ include: 'active' }).then(undefined, () => undefined);
  }
}

/** Part 2 §9. The plugin passes `retries` to its requests, though its types lack it. */
const uploadLimits = { retries: 10, limit: 6 };
const windowStrings = {
  dashboardWindowTitle: windowTitle,
  dropPasteFiles: 'Drop a file here or %{browseFiles}',
  browseFiles: 'browse',
};
/** Long enough to read two sentences. */
const errorDurationMs = 8000;
const noop = () => undefined;
const initialProgress = {
  percentage: 0,
  bytesUploaded: false,
  bytesTotal: null,
  uploadComplete: false,
  uploadStarted: null,
} as const;
