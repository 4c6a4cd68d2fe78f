/** Frequent requests that are neither logged nor traced. */
export const untracedPaths = /^\/(healthz|readyz|metrics|js\/|css\/|assets\/|remotes\/)/;
