import type { Context } from '#context';

/** The name of the signed-in administrator in the history. */
export async function findActorName({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<string> {
  const rows = await em.execute<Array<{ email: string }>>('select email from users where id = ?', [viewer?.id ?? null]);
  return rows[0]?.email ?? 'an administrator';
}
