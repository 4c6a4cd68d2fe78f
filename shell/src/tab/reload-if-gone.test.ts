import { reloadIfGone } from './reload-if-gone.ts';

const gone = (file: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { request: `${location.origin}${file}` });
const chunk = '/remotes/mfe-client/0123456789ab/js/x.js';

function serverAnswers(status: number) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
}

test('a file that is no longer on the server reloads the page, once per version', async () => {
  const fetchMock = serverAnswers(404);
  const reload = jest.fn();
  await reloadIfGone(gone(chunk), reload);
  await reloadIfGone(gone(chunk.replace('x', 'y')), reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]).toEqual([new URL(chunk, location.href), { method: 'HEAD', cache: 'no-store' }]);
  await reloadIfGone(gone(chunk.replace('0123', '4567')), reload);
  expect(reload).toHaveBeenCalledTimes(2);
  await reloadIfGone(gone('/js/7.js'), reload);
  await reloadIfGone(gone('/js/8.js'), reload);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a file that exists after all, or a server error, does not reload', async () => {
  const reload = jest.fn();
  serverAnswers(200);
  await reloadIfGone(gone(chunk), reload);
  serverAnswers(503);
  await reloadIfGone(gone(chunk), reload);
  expect(reload).not.toHaveBeenCalled();
});

test('without a network nothing counts as gone', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = jest.fn();
  await expect(reloadIfGone(gone(chunk), reload)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

test('other errors are ignored', async () => {
  const fetchMock = serverAnswers(404);
  const reload = jest.fn();
  for (const error of [new Error('broken'), undefined, null, 'text']) await reloadIfGone(error, reload);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('without storage, the page is not reloaded', async () => {
  serverAnswers(404);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = jest.fn();
  await expect(reloadIfGone(gone(chunk), reload)).rejects.toThrow('full');
  expect(reload).not.toHaveBeenCalled();
});
