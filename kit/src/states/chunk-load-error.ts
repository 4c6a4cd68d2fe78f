/** The name of the DOM event: code that was needed on the screen could not be fetched. Its detail is the error. */
export const chunkLoadErrorEvent = 'part-failed';

/** Whoever keeps the page up to date looks whether the file is gone for good. */
export const reportChunkLoadError = (error: unknown) =>
  void document.dispatchEvent(new CustomEvent(chunkLoadErrorEvent, { detail: error }));
