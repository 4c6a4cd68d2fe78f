import type { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import * as ws from 'ws';
import { textFrame } from '#live/text-frame';

/** Missing from the library's types. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** Parses bytes with the client side of `ws`. */
function read(bytes: Buffer): Promise<string> {
  const receiver = new Receiver({ isServer: false });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  receiver.on('message', (data: Buffer) => resolve(data.toString())).on('error', reject);
  receiver.write(bytes);
  return promise;
}

test.each([0, 98, 99, 100, 65_000, 65_510, 65_520, 200_000])(
  'a payload of %i bytes arrives as one message',
  async (length) => {
    const payload = 'é'.repeat(length / 2);
    expect(await read(textFrame('{"id":"ü","payload":', Buffer.from(payload), '}'))).toBe(
      `{"id":"ü","payload":${payload}}`,
    );
  },
);
