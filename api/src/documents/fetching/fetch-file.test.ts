import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '#db/free-port';
import { fetchFile } from '#documents/fetching/fetch-file';
import { getServersBehind } from '#outgoing/guarded-request';
import { type DocumentServer, startDocumentServer } from '#test/document-server';
import { createDocx, createPdf, createPdfText } from '#test/sample-documents';

let server: DocumentServer, other: DocumentServer;
beforeAll(async () => void ([server, other] = await Promise.all([startDocumentServer(), startDocumentServer()])));
afterAll(() => Promise.all([server.stop(), other.stop()]));

const fetchFrom = (address: string, options: { timeoutMs?: number; signal?: AbortSignal; hosts?: string[] } = {}) =>
  fetchFile(address, {
    privateServers: options.hosts ?? [server.host],
    signal: options.signal ?? new AbortController().signal,
    ...(options.timeoutMs && { timeoutMs: options.timeoutMs }),
  });
const fetchText = async (address: string) => {
  const { extension, bytes } = await fetchFrom(address);
  return { extension, text: bytes.toString() };
};
const private_ =
  "The address is in a private network, which can't be fetched. Change the address, or add the text instead";
const pdf = createPdf(1, createPdfText('From a page'));

test.each([
  ['/a', 'text/html; charset=utf-8', 'html'],
  ['/b', 'application/xhtml+xml', 'html'],
  ['/c', 'text/plain', 'txt'],
  ['/d.md', 'text/plain; charset=utf-8', 'md'],
  ['/e', 'text/markdown', 'md'],
  ['/f.txt', 'application/octet-stream', 'txt'],
  ['/g.md', '', 'md'],
])('%s as "%s" is read as %s', async (path, type, extension) => {
  expect(await fetchText(server.serve(path, type, 'Grüße'))).toEqual({ extension, text: 'Grüße' });
});

test('a PDF and a Word file are read', async () => {
  const docx = createDocx([{ text: 'From Word' }]);
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(await fetchFrom(server.serve('/pdf', 'application/pdf', pdf))).toEqual({ extension: 'pdf', bytes: pdf });
  expect(await fetchFrom(server.serve('/docx', word, docx))).toEqual({ extension: 'docx', bytes: docx });
});

test('text becomes UTF-8 from the encoding that the server or the page names', async () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const page = '<meta charset="iso-8859-1"><p>Grüße';
  expect((await fetchText(server.serve('/latin', 'text/plain; charset="iso-8859-1"', latin('Grüße')))).text).toBe(
    'Grüße',
  );
  expect((await fetchText(server.serve('/page', 'text/html', latin(page)))).text).toBe(page);
});

test.each([
  ['/x.png', 'image/png', "Jarvis can't read image/png."],
  ['/x', 'application/octet-stream', "Jarvis can't read application/octet-stream."],
  ['/x', '', "Jarvis can't read a file of unknown type."],
  ['/x', '<script>', "Jarvis can't read a file of unknown type."],
  ['/x', 'application/json', "Jarvis can't read application/json."],
])('%s as "%s" is refused, with the types that can be read', async (path, type, message) => {
  await expect(fetchFrom(server.serve(path, type, 'x'))).rejects.toThrow(
    `${message} It reads web pages, plain text, Markdown, PDF and Word files. Change the address, or add the text instead`,
  );
});

test.each([
  ['a PDF', 'application/pdf', Buffer.from('<p>Sign in')],
  ['a Word document (.docx)', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', pdf],
  ['plain text (UTF-8)', 'text/plain', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0])],
  ['plain text (UTF-8)', 'text/plain', Buffer.from('a\0b')],
  ['a web page', 'text/html', Buffer.from([0xff, 0xfe, 0xfd])],
  ['a web page', 'text/html; charset=klingon', Buffer.from('nuqneH')],
])('what is not %s although its server says so is refused', async (name, type, bytes) => {
  await expect(fetchFrom(server.serve('/false', type, bytes))).rejects.toThrow(
    `The file at the address is not ${name}, although its server says so`,
  );
});

test.each([
  ['https://127.0.0.1/', private_],
  ['https://[::1]/', private_],
  ['https://2130706433/', private_],
  ['https://0x7f.1/', private_],
  ['https://10.0.0.8/', private_],
  ['https://169.254.169.254/latest/meta-data', private_],
  ['https://localhost/', private_],
  ['http://example.com/', 'Only https addresses can be fetched. Change the address, or add the text instead'],
  ['ftp://example.com/', 'Only https addresses can be fetched. Change the address, or add the text instead'],
])('%s is not fetched', async (address, message) => {
  await expect(fetchFrom(address)).rejects.toThrow(message);
});

test('a server on this machine is not fetched unless the setting names it', async () => {
  const address = server.serve('/secret', 'text/plain', 'Secret');
  server.requested.length = 0;
  await expect(fetchFrom(address, { hosts: [] })).rejects.toThrow('Only https addresses can be fetched');
  await expect(fetchFrom(address.replace('http:', 'https:'), { hosts: [] })).rejects.toThrow(private_);
  await expect(fetchFrom(`https://localhost:${server.host.split(':')[1]}/secret`, { hosts: [] })).rejects.toThrow(
    private_,
  );
  expect(server.requested).toEqual([]);
});

test('redirects are followed, with the type of what they lead to', async () => {
  server.serve('/end.md', 'text/plain', '# End');
  server.redirect('/middle', '/end.md', 308);
  expect(await fetchText(server.redirect('/start', `http://${server.host}/middle`))).toEqual({
    extension: 'md',
    text: '# End',
  });
});

test('each redirect is checked: none leads into a private network or to http', async () => {
  other.serve('/secret', 'text/plain', 'Secret');
  for (const [to, message] of [
    [`http://${other.host}/secret`, 'Only https addresses can be fetched'],
    [`https://${other.host}/secret`, private_],
    [`https://localhost:${other.host.split(':')[1]}/secret`, private_],
    ['https://169.254.169.254/latest/meta-data', private_],
    ['file:///etc/passwd', 'Only https addresses can be fetched'],
    ['https://[', "The address redirects to something that isn't an address"],
  ] as const)
    await expect(fetchFrom(server.redirect('/away', to))).rejects.toThrow(message);
  expect(other.requested).toEqual([]);
});

test('from a public address no redirect leads to a server that the setting names', () => {
  const servers = [server.host, 'wiki.internal:443'];
  expect(getServersBehind(new URL('https://example.com/start'), servers)).toEqual([]);
  expect(getServersBehind(new URL('https://wiki.internal/start'), servers)).toEqual(servers);
});

test('a user name and password are never sent, entered or from a redirect', async () => {
  const seen: unknown[] = [];
  const address = server.answer('/signed-in', (res, { authorization }) => {
    seen.push(authorization);
    res.writeHead(200, { 'content-type': 'text/plain' }).end('Text');
  });
  const withPassword = address.replace('http://', 'http://bob:secret@');
  for (const each of [withPassword, server.redirect('/sign-in', withPassword)])
    await expect(fetchFrom(each)).rejects.toThrow('Addresses with a user name or password are not fetched');
  expect(seen).toEqual([]);
});

test('endless redirects and one without a target are given up', async () => {
  await expect(fetchFrom(server.redirect('/loop', '/loop'))).rejects.toThrow('redirects more than 5 times');
  const nowhere = server.answer('/nowhere', (res) => void res.writeHead(302).end());
  await expect(fetchFrom(nowhere)).rejects.toThrow("redirects to something that isn't an address");
});

test.each([401, 404, 500])('an answer of %i says to check the address', async (status) => {
  const address = server.answer('/status', (res) => void res.writeHead(status).end());
  await expect(fetchFrom(address)).rejects.toThrow(
    `The address answered ${status}. Check that it opens without signing in and retry, or add the text instead`,
  );
});

test('a server that is away says why', async () => {
  const host = `127.0.0.1:${await findFreePort()}`;
  await expect(fetchFrom(`http://${host}/`, { hosts: [host] })).rejects.toThrow(
    "Couldn't reach the address (ECONNREFUSED). Check it and retry, or add the text instead",
  );
  await expect(fetchFrom('https://no-such-name.invalid/')).rejects.toThrow("Couldn't reach the address (E");
  const cut = server.answer('/cut', (res) => {
    res.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100 });
    res.write('Half', () => res.destroy());
  });
  await expect(fetchFrom(cut)).rejects.toThrow("Couldn't reach the address (ECONNRESET)");
});

test('more than 10 MB is refused, announced or not, without reading it all', async () => {
  const announced = server.answer(
    '/announced',
    (res) => void res.writeHead(200, { 'content-type': 'text/plain', 'content-length': 10_485_761 }).flushHeaders(),
  );
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const endless = server.answer('/endless', (res) => {
    res.writeHead(200, { 'content-type': 'text/plain' }).on('close', close);
    const send = (): void => void (res.destroyed || res.write('x'.repeat(65_536), () => setImmediate(send)));
    send();
  });
  for (const address of [announced, endless])
    await expect(fetchFrom(address)).rejects.toThrow(
      'The file at the address is larger than 10 MB. Add its text instead',
    );
  await closed;
  const exactly = server.serve('/exactly', 'text/plain', 'x'.repeat(10_485_760));
  expect((await fetchFrom(exactly)).bytes).toHaveLength(10_485_760);
});

test('a server that never answers, stops halfway or drips is given up after the time that all redirects share', async () => {
  const slow = { timeoutMs: 300 };
  const silent = server.answer('/silent', () => undefined);
  const half = server.answer('/half', (res) => {
    res.writeHead(200, { 'content-type': 'text/plain' }).write('Half');
  });
  const drips = server.answer('/drips', (res) => {
    res.writeHead(200, { 'content-type': 'text/plain' });
    const timer = setInterval(() => res.write('.'), 20);
    res.on('close', () => clearInterval(timer));
  });
  for (const address of [silent, half, drips, server.redirect('/to-silent', '/silent')])
    await expect(fetchFrom(address, slow)).rejects.toThrow(
      'The address took longer than 30 seconds. Retry later, or add the text instead',
    );
});

test('a server that stops the job leaves no reason behind: another continues', async () => {
  const stopped = new AbortController();
  const address = server.answer('/stopped', () => stopped.abort(new Error('The server stops')));
  await expect(fetchFrom(address, { signal: stopped.signal })).rejects.toThrow('The server stops');
});

test('a compressed or switched response is refused', async () => {
  const compressed = server.answer(
    '/gzip',
    (res, headers) =>
      void res
        .writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip', via: headers['accept-encoding'] })
        .end('x'),
  );
  await expect(fetchFrom(compressed)).rejects.toThrow('only answers compressed (gzip)');
  const switched = server.answer(
    '/switched',
    (res) => void res.socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  );
  await expect(fetchFrom(switched)).rejects.toThrow('The address answered 101');
});
