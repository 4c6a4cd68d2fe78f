import type { Check, CheckParts, Finding } from '#checks/check';

const timeoutMs = 10_000;

/** Runs all checks concurrently. One that fails or times out is a fault of its own and does not block the others. */
export function runChecks(checks: Check[], parts: CheckParts): Promise<Finding[]> {
  const applicable = checks.filter(({ needs }) => needs !== 'redis' || parts.redis);
  return Promise.all(applicable.map((check) => runCheck(check, parts)));
}

async function runCheck({ name, run }: Check, parts: CheckParts): Promise<Finding> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} seconds`)), timeoutMs);
  try {
    return { name, ...(await Promise.race([run(parts), timeout])) };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { name, level: 'fault', message: `This check failed: ${reason}` };
  } finally {
    clearTimeout(timer);
  }
}
