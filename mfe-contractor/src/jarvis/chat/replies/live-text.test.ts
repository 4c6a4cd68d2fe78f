import { LiveText } from './live-text.ts';

const piece = (offset: number, text: string, messageId = 'm1') => ({ messageId, offset, text });

test('a chunk at the end of the text is appended', () => {
  const text = new LiveText();
  expect(text.append(piece(0, 'With '))).toBe(true);
  expect(text.append(piece(5, 'a session'))).toBe(true);
  expect(text.getText('m1')).toBe('With a session');
});

test('a chunk one character beyond the end leaves a gap: it is rejected, and the text stays', () => {
  const text = new LiveText();
  text.append(piece(0, 'With '));
  expect(text.append(piece(6, 'session'))).toBe(false);
  expect(text.getText('m1')).toBe('With ');
});

test('a chunk that starts inside the text replaces the rest', () => {
  const text = new LiveText();
  text.append(piece(0, 'With a sess'));
  expect(text.append(piece(7, 'session'))).toBe(true);
  expect(text.append(piece(7, 'session'))).toBe(true);
  expect(text.getText('m1')).toBe('With a session');
});

test('another reply starts with its first chunk; a later one is rejected, and the previous reply stays', () => {
  const text = new LiveText();
  text.append(piece(0, 'First'));
  expect(text.append(piece(1, 'econd', 'm2'))).toBe(false);
  expect(text.getText('m1')).toBe('First');
  expect(text.getText('m2')).toBeNull();
  expect(text.append(piece(0, 'Second', 'm2'))).toBe(true);
  expect(text.getText('m1')).toBeNull();
  expect(text.getText('m2')).toBe('Second');
});

test('listeners are notified once a frame, and not after they unsubscribe', () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const runFrame = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const text = new LiveText();
  const listener = jest.fn();
  const unsubscribe = text.subscribe(listener);
  text.append(piece(0, 'a'));
  text.append(piece(1, 'b'));
  expect(listener).not.toHaveBeenCalled();
  runFrame();
  expect(listener).toHaveBeenCalledTimes(1);
  text.append(piece(2, 'c'));
  runFrame();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  text.append(piece(3, 'd'));
  runFrame();
  expect(listener).toHaveBeenCalledTimes(2);
});
