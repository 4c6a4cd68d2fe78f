import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings, settingNames, SettingsError } from '#settings';

const getFaults = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
};

test('without any setting it runs on this machine, with the embedded database and the demo', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    database: { kind: 'embedded' },
    redisUrl: null,
    demo: true,
    sampleFigures: true,
  });
  expect(settings.publicUrl.origin).toBe('http://localhost:4000');
  expect(settings.founder).toEqual({ email: 'founder@demo.test', password: 'demo-password-123' });
  expect([settings.model, settings.oidc, settings.smtp, settings.s3]).toEqual([null, null, null, null]);
});

test('with an external database there is no demo and no founder unless they are set', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://u:p@db/x' });
  expect([settings.demo, settings.founder]).toEqual([false, null]);
});

test('the public address follows the port', () => {
  expect(readSettings({ PORT: '8080' }).publicUrl.origin).toBe('http://localhost:8080');
});

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', REDIS_URL: '' })).toMatchObject({ port: 4000, redisUrl: null });
});

test('all problems are reported at once, each by setting name', () => {
  const faults = getFaults({
    PORT: 'abc',
    DEMO: 'yes',
    REDIS_URL: 'http://x',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'smtp://mail',
  });
  for (const name of ['PORT', 'DEMO', 'REDIS_URL', 'DATABASE_URL', 'LOG_LEVEL', 'MAIL_FROM'])
    expect(faults).toContainEqual(expect.stringContaining(name));
});

test.each([
  ['OIDC_ISSUER', 'https://id.example', ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  ['MAIL_FROM', 'a@b.example', ['SMTP_URL']],
  ['S3_BUCKET', 'files', ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['FOUNDER_EMAIL', 'me@agency.example', ['FOUNDER_PASSWORD']],
  ['OPENAI_MODEL', 'large', ['OPENAI_API_KEY']],
  ['OPENAI_CONTEXT_TOKENS', '8192', ['OPENAI_API_KEY']],
  ['OPENAI_EMBEDDING_MODEL', 'small', ['OPENAI_API_KEY']],
])('%s alone is not enough', (name, value, missing) => {
  expect(getFaults({ [name]: value }).map((fault) => fault.split(' ')[0])).toEqual(missing);
});

test('a measurement ID has the form that Google gives it', () => {
  expect(readSettings({}).gaMeasurementId).toBeNull();
  expect(readSettings({ GA_MEASUREMENT_ID: 'G-AB12CD34EF' }).gaMeasurementId).toBe('G-AB12CD34EF');
  for (const id of ['UA-1234-1', 'G-', "G-1';alert(1)//"])
    expect(getFaults({ GA_MEASUREMENT_ID: id })).toEqual(['GA_MEASUREMENT_ID must look like G-XXXXXXXXXX']);
});

test('the model is configured by its settings, and a problem with them does not reveal the key', () => {
  const key = { OPENAI_API_KEY: 'sk-1' };
  const unset = { apiKey: 'sk-1', baseUrl: null, name: null, contextTokens: null, embeddingName: null };
  expect(readSettings(key).model).toEqual(unset);
  const given = { ...key, OPENAI_CONTEXT_TOKENS: '32000', OPENAI_EMBEDDING_MODEL: 'small' };
  expect(readSettings(given).model).toEqual({ ...unset, contextTokens: 32_000, embeddingName: 'small' });
  expect(getFaults({ ...key, OPENAI_CONTEXT_TOKENS: '100' })).toEqual(['OPENAI_CONTEXT_TOKENS must be at least 1024']);
  expect(getFaults({ OPENAI_API_KEY: 'sk-1\nsk-2' })).toEqual(['OPENAI_API_KEY must have no spaces or line breaks']);
  const withPassword = getFaults({ OPENAI_BASE_URL: 'https://me:secret@model.example' });
  expect(withPassword).toEqual([expect.stringContaining('OPENAI_BASE_URL must have no user and password')]);
  expect(String(withPassword)).not.toContain('secret');
});

test.each([
  'http://model.example/v1',
  'http://8.8.8.8/v1',
  'http://172.32.0.1/v1',
  'http://134744072/v1',
  'http://10.evil.example/v1',
  'http://localhost.evil.example/v1',
])("the model's key is not sent unencrypted over the internet: %s", (address) => {
  const fault = 'must be an https address: only a server on this machine or a private network may use http';
  expect(getFaults({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: address })).toEqual([`OPENAI_BASE_URL ${fault}`]);
});

test.each([
  'https://model.example/v1',
  'http://localhost:11434/v1',
  'http://[::1]:11434/v1',
  'http://10.0.0.7:8000/v1',
  'http://172.16.0.1/v1',
  'http://192.168.1.20/v1',
  'http://[fd12:3456::1]/v1',
  'http://vllm:8000/v1',
  'http://model.internal/v1',
])('a model with TLS, on this machine or in a private network is accepted: %s', (address) => {
  expect(getFaults({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: address })).toEqual([]);
});

test('traffic that leaves a private network is encrypted: the site in production, files and mail', () => {
  const s3 = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(getFaults({ ...s3, S3_ENDPOINT: 'http://storage.example' })).toEqual([
    expect.stringMatching(/^S3_ENDPOINT must be an https address/),
  ]);
  for (const S3_ENDPOINT of ['https://storage.example', 'http://127.0.0.1:9000', 'http://minio:9000'])
    expect(getFaults({ ...s3, S3_ENDPOINT })).toEqual([]);

  const production = { NODE_ENV: 'production', DEMO: 'off' };
  expect(getFaults({ ...production, PUBLIC_URL: 'http://portals.example' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL must be an https address in production/),
  ]);
  for (const PUBLIC_URL of ['https://portals.example', 'http://localhost:4000', 'http://portals.internal'])
    expect(getFaults({ ...production, PUBLIC_URL })).toEqual([]);
  expect(getFaults({ PUBLIC_URL: 'http://portals.example' })).toEqual([]);

  const requiresTls = (SMTP_URL: string) => readSettings({ SMTP_URL, MAIL_FROM: 'a@b.example' }).smtp?.requireTls;
  expect(requiresTls('smtp://user:secret@mail.example:587')).toBe(true);
  expect(['smtp://127.0.0.1:1025', 'smtp://mail', 'smtp://10.0.0.7'].map(requiresTls)).toEqual([false, false, false]);
});

test('a production server on an external database requires a session secret', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db/x' };
  expect(getFaults(env)).toEqual([expect.stringContaining('SESSION_SECRET')]);
  expect(getFaults({ ...env, SESSION_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('the session secret may be a list, newest first, each long enough and none twice', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  expect(readSettings({ SESSION_SECRET: `${one}, ${other}` }).sessionSecrets).toEqual([one, other]);
  expect(getFaults({ SESSION_SECRET: `${one},short` })).toEqual([
    'SESSION_SECRET must have at least 32 characters in each of its 2 secrets',
  ]);
  expect(getFaults({ SESSION_SECRET: `${one},${one}` })).toEqual([
    'SESSION_SECRET must not have the same secret twice',
  ]);
});

test('production has no account with the published password unless DEMO=on allows it, on this machine only', () => {
  const production = { NODE_ENV: 'production' };
  expect(getFaults(production)).toEqual([expect.stringMatching(/^FOUNDER_EMAIL is missing.*DEMO=on/)]);
  const founder = { FOUNDER_EMAIL: 'me@agency.example', FOUNDER_PASSWORD: 'a password of our own' };
  expect(readSettings({ ...production, ...founder })).toMatchObject({ demo: false });
  expect(readSettings({ ...production, DEMO: 'off' })).toMatchObject({ demo: false, founder: null });
  expect(readSettings({ ...production, DEMO: 'on' })).toMatchObject({ demo: true });
  for (const [name, value] of [
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://portals.example'],
  ] as const)
    expect(getFaults({ ...production, ...founder, DEMO: 'on', [name]: value })).toEqual([
      expect.stringMatching(/^DEMO must be off/),
    ]);
});

test('a production server that sends mail requires a reply address', () => {
  const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.example' };
  const named = (faults: string[]) => faults.filter((fault) => fault.includes('MAIL_REPLY_TO'));
  expect(named(getFaults(env))).toEqual([expect.stringMatching(/^MAIL_REPLY_TO is missing/)]);
  expect(named(getFaults({ ...env, MAIL_REPLY_TO: 'Team@b.example' }))).toEqual([]);
  expect(getFaults({ MAIL_REPLY_TO: 'the team' })).toEqual(['MAIL_REPLY_TO must be an email address']);
  expect(readSettings({ MAIL_REPLY_TO: 'Team@b.example' }).mailReplyTo).toBe('team@b.example');
  expect(readSettings({}).mailReplyTo).toBeNull();
});

test('rows are kept forever, or for a number of days that screens and limits support', () => {
  expect(readSettings({}).retention).toMatchObject({ ACTIVITY_RETENTION_DAYS: null, SECURITY_LOG_DAYS: 180 });
  expect(readSettings({ ACTIVITY_RETENTION_DAYS: '365' }).retention.ACTIVITY_RETENTION_DAYS).toBe(365);
  expect(
    getFaults({
      ACTIVITY_RETENTION_DAYS: '89',
      AUDIT_RETENTION_DAYS: '364',
      CONVERSATION_RETENTION_DAYS: 'a year',
      TICKET_MESSAGE_RETENTION_DAYS: '0.5',
    }),
  ).toEqual(
    expect.arrayContaining([
      'ACTIVITY_RETENTION_DAYS must be at least 90',
      'AUDIT_RETENTION_DAYS must be at least 365',
      'CONVERSATION_RETENTION_DAYS must be a whole number',
      'TICKET_MESSAGE_RETENTION_DAYS must be a whole number',
    ]),
  );
});

test('integers have decimal digits only, up to a maximum', () => {
  for (const days of ['0x5A', '1e3', ' 90 ', '90.0', '+90', '0b1011010'])
    expect(getFaults({ ACTIVITY_RETENTION_DAYS: days })).toEqual(['ACTIVITY_RETENTION_DAYS must be a whole number']);
  expect(getFaults({ ACTIVITY_RETENTION_DAYS: '36501' })).toEqual(['ACTIVITY_RETENTION_DAYS must be at most 36500']);
  for (const name of ['PORT', 'DATABASE_CONNECTIONS', 'WORKERS', 'TRUST_PROXY', 'KEEP_ALIVE_SECONDS'])
    expect(getFaults({ [name]: '0x10' })).toEqual([`${name} must be a whole number`]);
  expect(getFaults({ TRUST_PROXY: '-1' })).toEqual(['TRUST_PROXY must be at least 0']);
});

test('.env.example explains every setting', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const explained = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(settingNames.toSorted());
});
