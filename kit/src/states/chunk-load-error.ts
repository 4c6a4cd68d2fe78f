/** The name of the DOM event for code that failed to load while it was needed on screen. Its detail is the error. */
export const chunkLoadErrorEvent = 'part-failed';

/** The tab monitor checks whether the file is gone for good. */
export const reportChunkLoadError = (error: unknown) =>
  void document.dispatchEvent(new CustomEvent(chunkLoadErrorEvent, { detail: error }));
