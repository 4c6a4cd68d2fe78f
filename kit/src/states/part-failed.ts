/** The name of the DOM event: code that was needed on the screen could not be fetched. Its detail is the error. */
export const partFailed = 'part-failed';

/** Whoever keeps the page up to date looks whether the file is gone for good. */
export const tellPartFailed = (error: unknown) =>
  void document.dispatchEvent(new CustomEvent(partFailed, { detail: error }));
