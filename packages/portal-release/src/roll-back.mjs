import { bold, PlainError, print } from './print.mjs';
import { rollBackMutation, fetchState } from './operations.mjs';

/** Goes back to the previous version, unless another release happened in the meantime. */
export async function rollBack(server, { remote }) {
  const before = await fetchState(server, remote);
  if (!before.current && !before.canary) throw new PlainError(`${remote} has never been released at ${server.to}.`);
  const gone = before.canary ?? before.current;
  const after = await server.ask(rollBackMutation, { input: { remote, revision: before.revision } });
  const outcome = before.canary ? `no longer a canary for ${before.canaryAudiences.join(', ')}` : 'rolled back';
  print(`\n  ${remote} ${gone.version} is ${outcome}; everyone gets ${bold(after.current?.version ?? 'none')}.\n`);
  return { remote, gone: gone.version, version: after.current?.version ?? null };
}
