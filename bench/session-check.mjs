/** Whether the request's cookie names a session of the product's table: what each peer asks before it answers. */
export async function hasSession(pool, req) {
  const sid = /(?:^|; )sid=s%3A([^.]+)\./.exec(req.headers.cookie ?? '')?.[1];
  if (!sid) return false;
  const text = 'select sess from session where sid = $1 and expire > now()';
  const { rowCount } = await pool.query({ name: 'session', text, values: [decodeURIComponent(sid)] });
  return rowCount === 1;
}
