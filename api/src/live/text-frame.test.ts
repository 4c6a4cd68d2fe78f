import type { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import * as ws from 'ws';
import { type EncodedMessage, encodeTextFrames } from '#live/text-frame';

/** Missing from the library's types. */
const { Receiver } = ws as unknown as {
  Receiver: new (options: { isServer: boolean; allowSynchronousEvents: boolean }) => Writable;
};

/** Parses bytes with the client side of `ws`. */
function read(bytes: Buffer): string[] {
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true });
  const messages: string[] = [];
  receiver.on('message', (data: Buffer) => messages.push(data.toString()));
  receiver.write(bytes);
  return messages;
}

const message = (length: number) =>
  ['{"id":"ü","payload":', 'é'.repeat(length / 2), '}'].map((part) => Buffer.from(part));
const toText = (parts: EncodedMessage) => Buffer.concat(parts).toString();

test.each([0, 98, 99, 100, 65_000, 65_510, 65_520, 200_000])(
  'a payload of %i bytes arrives as one message',
  (length) => {
    expect(read(encodeTextFrames([message(length)]))).toEqual([toText(message(length))]);
  },
);

test('several messages arrive in order', () => {
  const messages = [200_000, 0, 100, 65_520].map(message);
  expect(read(encodeTextFrames(messages))).toEqual(messages.map(toText));
});
