import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { WriteQueue } from '#live/write-queue';

/** Collects messages, and writes those that are queued together. */
class Writer {
  readonly written: string[] = [];
  #waiting: string[] = [];
  readonly #queue: WriteQueue;
  readonly #cost: number;

  constructor(queue: WriteQueue, cost = 0) {
    this.#queue = queue;
    this.#cost = cost;
  }

  send(message: string): void {
    this.#queue.add(this, this.#waiting.push(message) === 1);
  }

  flush(): number {
    for (const end = performance.now() + this.#cost; performance.now() < end;) continue;
    const { length } = this.#waiting;
    if (length > 0) this.written.push(this.#waiting.join(' '));
    this.#waiting = [];
    return length;
  }
}

test('what arrives before the turn of a socket is one write, in order', async () => {
  const queue = new WriteQueue();
  const writer = new Writer(queue);
  for (const message of ['one', 'two']) writer.send(message);
  expect(writer.written).toEqual([]);
  await turn();
  writer.send('three');
  queue.flush(writer);
  writer.send('four');
  await turn();
  await turn();
  expect(writer.written).toEqual(['one two', 'three', 'four']);
});

test('requests are handled while many sockets wait', async () => {
  const queue = new WriteQueue();
  const writers = Array.from({ length: 10 }, () => new Writer(queue, 1));
  for (const writer of writers) writer.send('one');
  await turn();
  expect(writers.filter(({ written }) => written.length > 0).length).toBeLessThan(10);
  while (writers.some(({ written }) => written.length === 0)) await turn();
});

test('the next event waits while 20,000 messages do', async () => {
  const queue = new WriteQueue();
  const writer = new Writer(queue);
  for (let sent = 0; sent < 19_999; sent += 1) writer.send('one');
  await queue.waitForRoom();
  expect(writer.written).toEqual([]);
  writer.send('one');
  await queue.waitForRoom();
  expect(writer.written).toHaveLength(1);
});
