import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '#db/free-port';
import { sendMail } from '#mail/send-mail';
import { createMetrics } from '#metrics';
import { readSettings } from '#settings';
import { startTestApp } from '#test/app';
import { eventually } from '#test/eventually';

test('a mail that the SMTP server rejects temporarily is retried until it is delivered', async () => {
  const received: Buffer[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address !== 'ada@visitor.test' || refused > 0) return done();
      refused += 1;
      done(Object.assign(new Error('Come back later'), { responseCode: 450 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const app = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Agency <hello@agency.test>',
    MAIL_REPLY_TO: 'team@agency.test',
  });
  try {
    const { status } = await app.client.send('POST', '/api/contact/submit', {
      name: 'Ada',
      email: 'ada@visitor.test',
      projectType: 'other',
      outcome: 'More time for customers',
      budget: '$2–5k',
      timeline: 'Normal (1–2 months)',
      preferredPlan: 'Pro',
      consent: true,
    });
    expect(status).toBe(201);
    await eventually(async () => expect(received).toHaveLength(2));
    expect(refused).toBe(1);
    const mails = await Promise.all(received.map((bytes) => PostalMime.parse(bytes)));
    const confirmation = mails.find(({ to }) => to?.[0]?.address === 'ada@visitor.test');
    expect(confirmation).toMatchObject({ from: { name: 'Agency', address: 'hello@agency.test' } });
    const notice = mails.find((mail) => mail !== confirmation);
    expect(notice?.to?.[0]?.address).toBe('founder@test.test');
    const replyAddresses = [confirmation, notice].map((mail) => mail?.replyTo?.map(({ address }) => address));
    expect(replyAddresses).toEqual([['team@agency.test'], ['ada@visitor.test', 'team@agency.test']]);
  } finally {
    await app.stop();
    await new Promise<void>((closed) => server.close(() => closed()));
  }
});

test('a mail that would leave a private network unencrypted is not sent', async () => {
  let mails = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      mails += 1;
      stream.resume().on('end', () => done());
    },
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { smtp, ...settings } = readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@agency.test' });
  const mail = { id: 'mail', to: { name: 'Ada', address: 'ada@visitor.test' }, subject: 'Hello', text: 'Hello' };
  const noAttachments = () => Promise.reject(new Error('It has no attachment'));
  const send = (requireTls: boolean) =>
    sendMail(
      { ...settings, smtp: smtp && { ...smtp, requireTls } },
      createMetrics(),
      noAttachments,
    )(mail, undefined as never);
  await expect(send(true)).rejects.toThrow(/STARTTLS/);
  expect(mails).toBe(0);
  await send(false);
  expect(mails).toBe(1);
  await new Promise<void>((closed) => server.close(() => closed()));
});
