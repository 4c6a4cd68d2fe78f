/** Asked for all the time, and of no interest one by one: neither logged nor traced. */
export const quietPaths = /^\/(healthz|readyz|metrics|js\/|css\/|assets\/|remotes\/)/;
