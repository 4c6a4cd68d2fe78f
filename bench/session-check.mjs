/** Whether the request's cookie belongs to a session in the product's table, which each peer checks first. */
export async function hasSession(pool, req) {
  const sid = /(?:^|; )sid=s%3A([^.]+)\./.exec(req.headers.cookie ?? '')?.[1];
  if (!sid) return false;
  const text = 'select sess from session where sid = $1 and expire > now()';
  const { rowCount } = await pool.query({ name: 'session', text, values: [decodeURIComponent(sid)] });
  return rowCount === 1;
}
