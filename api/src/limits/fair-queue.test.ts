import { expect, test } from '@jest/globals';
import { FairQueue, type Release } from '#limits/fair-queue';

const turn = () => new Promise(setImmediate);

test('owners take turns, each in order of arrival', async () => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerOwner: 10 });
  const order: string[] = [];
  const use = async (owner: string, what: string) => {
    const release = await queue.acquire(owner);
    order.push(what);
    await turn();
    release?.();
  };
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((what) => use('a', what)),
    ...['b1', 'b2'].map((what) => use('b', what)),
    use('c', 'c1'),
  ]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await queue.acquire('d')).not.toBeNull();
});

test('the waiting slots are limited, per owner and in total', async () => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 4, maxWaitingPerOwner: 3 });
  const releases: Array<Release | null> = [];
  const ask = (owner: string) => void queue.acquire(owner).then((release) => releases.push(release));
  for (let n = 0; n < 6; n += 1) ask('a');
  await turn();
  expect(releases.map((release) => release !== null)).toEqual([true, false, false]);
  ask('b'); // the fourth waiting request
  ask('b'); // full: replaces the newest request of a
  ask('b'); // full: no owner has so many more that replacing one would be fairer
  await turn();
  expect(releases.slice(3)).toEqual([null, null]);
});

test('a slot is released once, however often release is called', async () => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 4, maxWaitingPerOwner: 4 });
  const first = await queue.acquire('a');
  first?.();
  first?.();
  const second = await queue.acquire('a');
  let third: Release | null = null;
  void queue.acquire('a').then((release) => (third = release));
  await turn();
  expect(third).toBeNull();
  second?.();
  await turn();
  expect(third).not.toBeNull();
});
