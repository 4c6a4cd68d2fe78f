import { expect, test } from '@jest/globals';
import { HeartbeatScheduler } from '#live/heartbeat-scheduler';

test('each client has one heartbeat per interval, and few have theirs at the same time', () => {
  const heartbeats = new HeartbeatScheduler(1e9);
  let now = 0;
  let most = 0;
  const counts = Array.from({ length: 1000 }, () => 0);
  const removers = counts.map((_, place) =>
    heartbeats.add({ heartbeat: () => void ((counts[place] = (counts[place] ?? 0) + 1), (now += 1)) }),
  );
  removers[7]?.();
  for (let step = 0; step < 240; step += 1) {
    now = 0;
    heartbeats.tick();
    most = Math.max(most, now);
  }
  heartbeats.stop();
  expect(counts.filter((count) => count !== 2)).toEqual([0]);
  expect(most).toBe(9);
});
