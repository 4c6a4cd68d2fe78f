const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an Origin header names this site. On a development machine the names of the loopback are one. */
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
