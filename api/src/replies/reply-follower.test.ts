import { expect, test } from '@jest/globals';
import type { ReplyEvent } from '#live/bus';
import { ReplyFollower, type ReplyUpdate } from '#replies/reply-follower';
import type { StoredReply } from '#replies/stored-reply';

const text = (messageId: string, run: number, offset: number, said: string): ReplyEvent => ({
  kind: 'text',
  messageId,
  run,
  offset,
  text: said,
});
const standing = (id: string, given: Partial<StoredReply>): StoredReply => ({
  id,
  status: 'streaming',
  draft: 1,
  content: '',
  failureReason: null,
  ...given,
});

/** The state of a client that follows the contract. */
function getReader(follower: ReplyFollower) {
  const texts = new Map<string, string>();
  const ends: string[] = [];
  const take = (news: ReplyUpdate[]) => {
    for (const each of news) {
      if (each.kind !== 'progress') ends.push(`${each.kind} ${each.messageId}`);
      else texts.set(each.messageId, (texts.get(each.messageId) ?? '').slice(0, each.offset) + each.text);
    }
  };
  return {
    texts,
    ends,
    hear: (event: ReplyEvent) => {
      const shouldLook = follower.onEvent(event);
      take(follower.news());
      return shouldLook;
    },
    look: (stored: StoredReply | null) => {
      take(follower.onStored(stored));
      take(follower.news());
    },
  };
}

/** Seeded, so that failures are reproducible. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test('the text read matches the text stored, whatever the order, duplication or loss of events', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = chance(seed);
    const whole = Array.from({ length: 40 }, (_, index) => `${index}😀`).join(' ');
    const events: ReplyEvent[] = [];
    for (let offset = 0; offset < whole.length;) {
      const length = 1 + random(6);
      events.push(text('a', 1, offset, whole.slice(offset, offset + length)));
      offset += length;
    }
    const reader = getReader(new ReplyFollower());
    for (const [index, event] of events.entries()) {
      if (random(5) === 0) continue;
      const late = events[Math.max(0, index - random(4))];
      if (late) reader.hear(late);
      if (reader.hear(event) && random(2) === 0)
        reader.look(standing('a', { content: whole.slice(0, Math.max(0, index - random(10))) }));
    }
    reader.look(standing('a', { status: 'complete', content: whole }));
    expect(reader.texts.get('a')).toBe(whole);
    expect(reader.ends).toEqual(['finished a']);
  }
});

test('a gap in the text triggers a read of what is stored', () => {
  const follower = new ReplyFollower();
  expect(follower.onEvent(text('a', 1, 0, 'One'))).toBe(false);
  expect(follower.onEvent(text('a', 1, 5, 'three'))).toBe(true);
  expect(follower.isMissingText).toBe(true);
  follower.onStored(standing('a', { content: 'One, t' }));
  expect(follower.isMissingText).toBe(false);
});

test('the first text of another run starts over, and later events of an earlier run are ignored', () => {
  const reader = getReader(new ReplyFollower());
  reader.hear(text('a', 1, 0, 'The first try'));
  reader.hear(text('a', 2, 0, 'The second'));
  reader.hear(text('a', 1, 13, ' goes on'));
  expect(reader.texts.get('a')).toBe('The second');
  reader.look(standing('a', { draft: 1, content: 'The first' }));
  expect(reader.texts.get('a')).toBe('The second');
});

test('when a run died before storing all it sent, and no other run has text, the stored text wins', () => {
  const reader = getReader(new ReplyFollower());
  reader.hear(text('a', 1, 0, 'Said, and not stored'));
  reader.look(standing('a', { status: 'failed', draft: 1, content: 'Said', failureReason: 'The model is busy' }));
  expect([reader.texts.get('a'), reader.ends]).toEqual(['Said', ['failed a']]);
});

test('the next reply of a conversation is announced, and the end of the previous one is not repeated', () => {
  const reader = getReader(new ReplyFollower());
  reader.look(standing('a', { status: 'complete', content: 'Yes' }));
  reader.hear(text('b', 0, 0, ''));
  expect(reader.texts.get('b')).toBe('');
  reader.look(standing('a', { status: 'complete', content: 'Yes' }));
  reader.hear({ kind: 'ended', messageId: 'a' });
  expect(reader.ends).toEqual(['finished a']);
});
