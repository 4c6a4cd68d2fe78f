import { expect, test } from '@jest/globals';
import { fitToContextWindow } from '#jarvis/prompt/fit-to-context-window';

test.each([
  ['everything, where there is room', { room: 100, passages: [10, 10], history: [10, 10] }, [2, 2]],
  ['half each, where both want more', { room: 100, passages: [30, 30, 30], history: [25, 25, 25] }, [1, 2]],
  ['more passages, where the conversation is short', { room: 100, passages: [30, 30, 30], history: [10] }, [3, 1]],
  ['more conversation, where there are few passages', { room: 100, passages: [10], history: [30, 30, 30, 30] }, [1, 3]],
  ['no message in part: one that is too long ends it', { room: 100, passages: [], history: [10, 200, 10] }, [0, 1]],
  ['no passage in part, and none behind one left out', { room: 100, passages: [90, 60, 5], history: [60, 60] }, [0, 1]],
  ['nothing, where there is no room', { room: 0, passages: [1], history: [1] }, [0, 0]],
  ['nothing, where there is less than none', { room: -5, passages: [1], history: [1] }, [0, 0]],
])('%s', (_what, sizes, [passages, history]) => expect(fitToContextWindow(sizes)).toEqual({ passages, history }));
