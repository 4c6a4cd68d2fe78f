export const founder = { email: 'founder@bench.test', password: 'bench-password-123' };

/** Returns the Cookie header of a new session. */
export async function signInFounder(origin) {
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const reply = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(founder) });
  if (!reply.ok) throw new Error(`Signing in failed with ${reply.status}: ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
