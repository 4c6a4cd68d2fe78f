const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an Origin header names this site. On a development machine all names of the loopback count as one. */
export function isOwnOrigin(origin: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return (
    loopback.has(hostname) &&
    loopback.has(publicUrl.hostname) &&
    protocol === publicUrl.protocol &&
    port === publicUrl.port
  );
}
