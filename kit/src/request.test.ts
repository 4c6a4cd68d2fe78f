import { ViewerDocument } from './gql/graphql.ts';
import { mockNetwork, errorReply } from '../test/network.ts';
import { people, viewerReply } from '../test/people.ts';
import { request, type TextDocument } from './request.ts';

test('an API error keeps its code, its message and its fields', async () => {
  mockNetwork({ Viewer: errorReply('BAD_USER_INPUT', 'Please check the form', { email: 'Valid email is required' }) });
  await expect(request(ViewerDocument)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Please check the form',
    fields: { email: 'Valid email is required' },
    status: 200,
  });
});

test('an answer that is not from the API is reported with its status and text', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('upstream is gone', { status: 502 }));
  await expect(request(ViewerDocument)).rejects.toMatchObject({ status: 502, message: '502: upstream is gone' });
});

test('an empty answer is reported with its status text', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500, statusText: 'Internal Error' }));
  await expect(request(ViewerDocument)).rejects.toMatchObject({ message: '500: Internal Error' });
});

test('without an answer, the message says what to do', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(request(ViewerDocument)).rejects.toMatchObject({
    code: 'NETWORK',
    message: "We can't reach the server. Please try again.",
  });
});

test('a mutation may be sent with an idempotency key, and has none by default', async () => {
  const { sent } = mockNetwork({ Viewer: viewerReply(people.client) });
  const document = ViewerDocument as unknown as TextDocument<object, { input: object }>;
  await request(document, { input: {} }, { idempotencyKey: '0123456789abcdef' });
  await request(document, { input: {} });
  expect(sent.map(({ key }) => key)).toEqual(['0123456789abcdef', undefined]);
});
