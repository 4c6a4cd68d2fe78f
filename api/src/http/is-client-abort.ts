/** Whether the one who asked ended the connection, which is no fault. */
export const isClientAbort = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
