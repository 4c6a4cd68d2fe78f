/** What reading one document may take. */
export const readingBudget = {
  milliseconds: 60_000,
  heapMegabytes: 256,
  /** What a file unpacks to is in buffers, which the heap does not count. */
  bufferBytes: 384 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  /** Files in one archive: a Word file has a few dozen, and one for each picture. */
  archiveFiles: 5000,
} as const;
