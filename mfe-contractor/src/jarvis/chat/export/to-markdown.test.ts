import { message } from '../../../testing/messages.ts';
import { toMarkdown, toFileName } from './to-markdown.ts';

test('a conversation is exported as one document, with its sources', () => {
  const document = { id: 'd1', title: 'Handbook', passages: [{ id: 'p1', number: 1, place: 'Page 3' }] };
  const text = toMarkdown('Sessions', [
    message('m1', { role: 'user', content: 'How?' }),
    message('m2', { content: 'Like **this** [1].', metadata: { referencedDocuments: [document] } }),
  ]);
  expect(text).toBe(
    '# Sessions\n\n## You\n\n*2026-11-21T09:00:00.000Z*\n\nHow?\n\n## Jarvis\n\n*2026-11-21T09:00:00.000Z*\n\nLike **this** [1].\n\n- [1] Handbook, Page 3\n',
  );
});

test.each([
  ['Sign-in of the booking portal', 'sign-in-of-the-booking-portal.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['???', 'conversation.md'],
])('the title %s becomes the file name %s', (title, name) => {
  expect(toFileName(title)).toBe(name);
});
