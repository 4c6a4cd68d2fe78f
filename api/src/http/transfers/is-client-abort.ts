/** Whether the client closed the connection, which is not an error. */
export const isClientAbort = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
