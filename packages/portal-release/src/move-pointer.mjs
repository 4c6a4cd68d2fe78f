import { PlainError, printStep } from './print.mjs';
import { publishMutation, fetchState } from './operations.mjs';
import { RefusedError } from './release-client.mjs';

const maxAttempts = 5;

/**
 * Makes a version current, or the canary of some roles. After a concurrent release it retries on top of that one, so both are in the
 * history. If the remote needs a second person's approval, the pointer doesn't move and the version waits.
 */
export async function movePointer(server, { remote, version, canary, seen }) {
  const since = performance.now();
  let state = seen;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (isAt(state, version, canary)) return { state, isNew: attempt > 1 };
    try {
      const input = { remote, version, revision: state.revision, ...(canary.length > 0 && { canary }) };
      const moved = await server.ask(publishMutation, { input });
      if (moved.waiting.includes(version) && !isAt(moved, version, canary))
        return { state: moved, isNew: false, isWaiting: true };
      printStep('pointer', `at ${version}, revision ${moved.revision}`, since);
      return { state: moved, isNew: true };
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'CONFLICT') throw error;
      const now = await fetchState(server, remote);
      if (now.revision === state.revision) throw error;
      state = now;
      if (isAt(state, version, canary)) continue;
      const newest = state.canary ?? state.current;
      printStep('pointer', `${newest.publishedBy} has just released ${newest.version}; releasing on top of it`);
    }
  }
  throw new PlainError(`${remote} was released ${maxAttempts} times in the meantime. Check --list and release again.`);
}

/** A version that came with the server isn't the team's release: the next server may bring another. */
function isAt({ current, canary, canaryAudiences }, version, audiences) {
  if (audiences.length === 0) return current?.version === version && current.source === 'command' && canary === null;
  return canary?.version === version && canaryAudiences.toSorted().join() === audiences.toSorted().join();
}
