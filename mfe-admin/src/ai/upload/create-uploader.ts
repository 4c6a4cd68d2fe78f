import Uppy, { type UppyFile } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import XHRUpload from '@uppy/xhr-upload';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import type { DataClient } from 'kit/apollo';
import { longestUpload, supportedFiles, uploadTypes } from 'rules/uploads';
import { tellDone, tellFailed } from '../tell.ts';
import { needsUploadAgain, processUpload, startUpload, wasAnswered } from './document-uploads.ts';
import { guardPage } from './guard-page.ts';
import { nameParts, windowTitle } from './name-parts.ts';
import { isWorthRetrying, refusalWords } from './upload-words.ts';

export interface Uploader {
  open(): void;
  /** Takes the window away. A file that is on its way arrives all the same, and a toast says what became of it. */
  leave(): void;
}

type DashboardWindow = Dashboard<Meta, Answer>;
type Meta = { fileUrl?: string; processKey?: string };
type Answer = Record<string, never>;
type File = UppyFile<Meta, Answer>;

/** The upload window: one file goes to its address, then a document is made of it. */
export function createUploader(client: DataClient, place: Element): Uploader {
  const uppy = new Uppy<Meta, Answer>({
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: longestUpload,
      allowedFileTypes: Object.keys(uploadTypes).map((ending) => `.${ending}`),
    },
    // Whatever it has to say stands in the window.
    logger: { debug: quiet, warn: quiet, error: quiet },
  });
  uppy.use(Dashboard, {
    target: place,
    note: supportedFiles,
    closeModalOnClickOutside: true,
    disableThumbnailGenerator: true,
    proudlyDisplayPoweredByUppy: false,
    doneButtonHandler: null,
    singleFileFullScreen: false,
    locale: { strings: windowWords },
  });
  uppy.use(XHRUpload, {
    ...widgetLimits,
    method: 'PUT',
    formData: false,
    endpoint: (file) => addressFor(file as File),
    shouldRetry: ({ status }) => isWorthRetrying(status),
    onAfterResponse: ({ status, responseText: body }) => {
      if (status < 200 || status > 299) throw new Error(refusalWords({ status, body }));
    },
    // Object storage answers an upload with nothing.
    getResponseData: () => ({}),
  });
  uppy.addPostProcessor(async (ids) => {
    for (const id of ids) await process(id);
  });
  // In view, and not only behind a question mark.
  uppy.on('upload-error', (_file, { message }) => {
    if (uppy.getPlugin<DashboardWindow>('Dashboard')?.isModalOpen()) uppy.info(message, 'error', readable);
    else tellFailed(message);
  });
  uppy.on('complete', ({ failed, successful }) => {
    if (failed?.length || !successful?.length) return;
    void uppy.getPlugin('Dashboard')?.closeModal();
    uppy.clear();
  });
  const unname = nameParts(place);
  const unguard = guardPage(isUnderWay);
  return { open: () => void uppy.getPlugin('Dashboard')?.openModal(), leave };

  function isUnderWay(): boolean {
    return Object.keys(uppy.getState().currentUploads).length > 0;
  }

  function leave(): void {
    void uppy.getPlugin('Dashboard')?.closeModal();
    if (isUnderWay()) uppy.once('complete', destroy);
    else destroy();
  }

  function destroy(): void {
    unname();
    unguard();
    uppy.destroy();
  }

  async function addressFor(file: File): Promise<string> {
    try {
      const { uploadURL, fileUrl } = await startUpload(client, file.name);
      uppy.setFileMeta(file.id, { fileUrl, processKey: crypto.randomUUID() });
      return uploadURL;
    } catch (error) {
      // The plugin tells of failed requests only, and this one is ours.
      uppy.emit('upload-error', uppy.getFile(file.id), error as Error);
      throw error;
    }
  }

  /** What fails here is tried again without another upload: the window leaves out files that have arrived. */
  async function process(id: string): Promise<void> {
    const file = uppy.getFile(id);
    const { fileUrl, processKey } = file?.meta ?? {};
    if (!file?.progress.uploadComplete || file.error || !fileUrl || !processKey) return;
    uppy.emit('postprocess-progress', file, { mode: 'indeterminate', message: 'Processing' });
    try {
      await processUpload(client, { fileName: file.name, fileUrl, processKey });
      tellDone('File Uploaded', 'Document has been uploaded and will be processed.');
    } catch (error) {
      if (needsUploadAgain(error)) uppy.setFileState(id, { progress: notStarted });
      // Where an answer came, the next try is another request; where none came, it may have been done already.
      if (wasAnswered(error)) uppy.setFileMeta(id, { processKey: crypto.randomUUID() });
      uppy.emit('upload-error', uppy.getFile(id), new Error('Failed to process uploaded file.', { cause: error }));
      tellFailed('Failed to process uploaded file.');
    }
    await client.refetchQueries({ include: 'active' }).then(undefined, () => undefined);
  }
}

/** Part 2 §9. The plugin hands `retries` on to its requests, though its types do not know it. */
const widgetLimits = { retries: 10, limit: 6 };
const windowWords = {
  dashboardWindowTitle: windowTitle,
  dropPasteFiles: 'Drop a file here or %{browseFiles}',
  browseFiles: 'browse',
};
/** Long enough for two sentences. */
const readable = 8000;
const quiet = () => undefined;
const notStarted = {
  percentage: 0,
  bytesUploaded: false,
  bytesTotal: null,
  uploadComplete: false,
  uploadStarted: null,
} as const;
