/** Limits for reading one document. */
export const readingBudget = {
  milliseconds: 60_000,
  heapMegabytes: 256,
  /** Files are unpacked into buffers, which the heap does not include. */
  bufferBytes: 384 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  /** Files in one archive: a Word file has a few dozen, plus one per picture. */
  archiveFiles: 5000,
  /** Each has passages of its own, and each passage is a row. As many as pages. */
  sections: 5000,
  /** Elements of a page within each other. Browsers show 512. */
  htmlDepth: 1000,
  /** Attributes of one element: more are ignored. */
  htmlAttributes: 100,
} as const;
