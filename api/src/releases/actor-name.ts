import type { Context } from '#context';

/** What the history calls the administrator who is signed in. */
export async function findActorName({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<string> {
  const rows = await em.execute<Array<{ email: string }>>('select email from users where id = ?', [viewer?.id ?? null]);
  return rows[0]?.email ?? 'an administrator';
}
