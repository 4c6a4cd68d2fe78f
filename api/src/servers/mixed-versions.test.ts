import { expect, test } from '@jest/globals';
import { runMixedVersions } from '#test/mixed/mixed-versions';
import { installReleasedVersion } from '#test/mixed/released-version';
import { getTrialCount } from '#test/trials';

const released = await installReleasedVersion();

const name =
  'the previous release and this version run side by side under traffic: no request fails, and nothing is lost';
if ('missing' in released) test.skip(`${name} (skipped: ${released.missing})`, () => undefined);
else
  test(
    name,
    async () => {
      const outcome = await runMixedVersions({
        serverUrl: process.env.TEST_DATABASE_URL ?? '',
        redisUrl: process.env.REDIS_URL,
        oldRoot: released.root,
        seconds: getTrialCount({ short: 4, long: 60 }),
      });
      expect(outcome).toMatchObject({ failures: [], losses: [] });
      expect(outcome.queries).toBeGreaterThan(10);
      for (const version of ['old', 'new']) expect(outcome.counts[version]).toBeGreaterThan(20);
      expect(outcome.written.messages).toBeGreaterThan(3);
      expect(outcome.written.replies).toBeGreaterThan(0);
      const { served, brought } = outcome;
      expect(served).toEqual({ before: brought.old, mixed: [brought.new], after: brought.new });
    },
    240_000,
  );
