/** Frequent requests that are neither logged nor traced. */
export const quietPaths = /^\/(healthz|readyz|metrics|js\/|css\/|assets\/|remotes\/)/;
