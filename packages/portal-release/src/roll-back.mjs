import { bold, PlainError, print } from './print.mjs';
import { rollBackMutation, fetchState } from './operations.mjs';

/** Goes back to what was there before. Where another release came between, it does not: that one is not to be lost. */
export async function rollBack(server, { remote }) {
  const before = await fetchState(server, remote);
  if (!before.current && !before.canary) throw new PlainError(`${remote} was never released at ${server.to}.`);
  const gone = before.canary ?? before.current;
  const after = await server.ask(rollBackMutation, { input: { remote, revision: before.revision } });
  const outcome = before.canary ? `taken back from those who are ${before.canaryAudiences.join(', ')}` : 'rolled back';
  print(`\n  ${remote} ${gone.version} is ${outcome}; everyone gets ${bold(after.current?.version ?? 'none')}.\n`);
  return { remote, gone: gone.version, version: after.current?.version ?? null };
}
