import { toDocumentTitle } from './to-document-title.ts';
import { isRetryableStatus, getUploadErrorMessage } from './upload-errors.ts';

test.each([
  ['release_notes-2026.md', 'release notes 2026'],
  ['My.Handbook.v2.pdf', 'My.Handbook.v2'],
  ['.markdown', '.markdown'],
  [`${'a'.repeat(250)}.txt`, 'a'.repeat(200)],
])('the title of %s is %s', (fileName, title) => {
  expect(toDocumentTitle(fileName)).toBe(title);
});

test.each([
  [401, '', 'Authorization required'],
  [404, '{"message": "There is no such upload"}', 'Request has expired'],
  [403, '<Error><Message>Request has expired</Message></Error>', 'Request has expired'],
  [403, '<Error><Message>Access Denied</Message></Error>', 'Non 2xx'],
  [413, '{"message": "Please choose a file of up to 10 MB"}', 'Please choose a file of up to 10 MB'],
  [503, '{"message": "The database is away"}', 'Non 2xx'],
  [409, 'no json', 'Non 2xx'],
])('a %i response with %s becomes %s', (status, body, words) => {
  expect(getUploadErrorMessage({ status, body })).toBe(words);
});

test('retries only errors that may be temporary', () => {
  const again = [0, 408, 409, 418, 423, 429, 500, 502, 503, 504];
  const never = [400, 401, 403, 404, 410, 413, 415, 501, 505];
  expect(again.filter(isRetryableStatus)).toEqual(again);
  expect(never.filter(isRetryableStatus)).toEqual([]);
});
