import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeInstallation } from '#installation/facts';
import { listSettings } from '#installation/list-settings';
import { settingTable } from '#installation/setting-table';
import { readSettings, type SettingName, settingNames } from '#settings';
import { startTestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';

const secret = (name: string) => `hush-${name.toLowerCase().replaceAll('_', '-')}-of-thirty-two-letters`;
const login = `user-hush:${secret('login')}@`;
const env: Record<SettingName, string> = {
  PORT: '4000',
  HOST: '127.0.0.1',
  PUBLIC_URL: `https://${login}portals.example`,
  DATABASE_URL: `postgres://${login}db.example:5432/portals?password=hush`,
  DATABASE_OWNER_URL: `postgres://${login}db.example:5432/portals`,
  DATABASE_CONNECTIONS: '20',
  WORKERS: '1',
  REDIS_URL: `rediss://${login}redis.example:6379`,
  DATA_DIR: '/data',
  SESSION_SECRET: secret('SESSION_SECRET'),
  BACKUP_PASSPHRASE: secret('BACKUP_PASSPHRASE'),
  FOUNDER_EMAIL: 'founder@agency.example',
  FOUNDER_PASSWORD: secret('FOUNDER_PASSWORD'),
  DEMO: 'off',
  SAMPLE_FIGURES: 'on',
  OPENAI_API_KEY: secret('OPENAI_API_KEY'),
  OPENAI_BASE_URL: 'https://models.example/v1?key=hush',
  OPENAI_MODEL: 'small',
  OPENAI_CONTEXT_TOKENS: '8192',
  OPENAI_EMBEDDING_MODEL: 'meaning',
  JARVIS_QUESTIONS_PER_HOUR: '60',
  JARVIS_QUESTIONS_PER_DAY: '300',
  OIDC_ISSUER: `https://${login}id.example`,
  OIDC_CLIENT_ID: 'portals',
  OIDC_CLIENT_SECRET: secret('OIDC_CLIENT_SECRET'),
  SMTP_URL: `smtps://${login}mail.example:465`,
  MAIL_FROM: 'portals@agency.example',
  MAIL_REPLY_TO: 'hello@agency.example',
  COMPANY_NAME: 'Agency Ltd',
  COMPANY_ADDRESS: '1 Harbour Street; Hamburg',
  COMPANY_TAX_ID: 'DE123456789',
  COMPANY_BANK_DETAILS: 'Agency Ltd; DE02 1203 0000 0000 2020 51',
  INVOICE_DUE_DAYS: '14',
  S3_BUCKET: 'files',
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: `https://${login}s3.example`,
  S3_ACCESS_KEY_ID: secret('S3_ACCESS_KEY_ID'),
  S3_SECRET_ACCESS_KEY: secret('S3_SECRET_ACCESS_KEY'),
  GA_MEASUREMENT_ID: 'G-ABCD1234',
  TRUST_PROXY: '1',
  SHUTDOWN_DELAY_SECONDS: '5',
  KEEP_ALIVE_SECONDS: '65',
  LOG_LEVEL: 'info',
  SECURITY_LOG_DAYS: '180',
  AUDIT_RETENTION_DAYS: '730',
  ACTIVITY_RETENTION_DAYS: '730',
  TICKET_MESSAGE_RETENTION_DAYS: '365',
  CONVERSATION_RETENTION_DAYS: '365',
  SECURITY_CONTACT: 'security@agency.example',
  METRICS_PORT: '9464',
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  REMOTES_DIR: '/remotes',
  ROLL_BACK_PORTALS: 'off',
  TWO_PERSON_RELEASES: 'mfe-marketing,mfe-sales',
  WEBHOOK_PRIVATE_RECEIVERS: 'automation.internal:5678',
  DOCUMENT_PRIVATE_SERVERS: 'wiki.internal:8080',
  SIGN_IN_FAILURES_PER_ADDRESS: '60',
};
const settings = readSettings({ ...env, NODE_ENV: 'production' });
const listed = listSettings(settings);

test('every setting is listed, and if all are set, all but the secrets have a value', () => {
  expect(listed.map(({ name }) => name)).toEqual(settingNames);
  expect(listed.filter(({ isSet }) => !isSet)).toEqual([]);
  expect(listed.filter(({ value, isSecret }) => (value === null) !== isSecret)).toEqual([]);
});

test.each(listed.filter(({ isSecret }) => isSecret).map(({ name }) => name))('%s is never returned', (name) => {
  const answer = JSON.stringify([listed, describeInstallation(settings)]);
  expect(answer).not.toContain(env[name as SettingName]);
});

test('an address is returned without its secrets', () => {
  const answer = JSON.stringify([listed, describeInstallation(settings)]);
  expect(answer).not.toContain('hush');
  const getValue = (name: string) => listed.find((each) => each.name === name)?.value;
  expect(getValue('DATABASE_URL')).toBe('postgres://db.example:5432/portals');
  expect(getValue('OPENAI_BASE_URL')).toBe('https://models.example/v1');
});

test('settings whose names suggest a secret are marked as secret', () => {
  const sounding = settingNames.filter((name) => /SECRET|PASSWORD|PASSPHRASE|KEY|TOKEN$/.test(name));
  expect(sounding.filter((name) => !settingTable[name].isSecret)).toEqual([]);
});

test('without settings, every value is a default or absent, and all data is stored on this machine', () => {
  const bare = readSettings({});
  const unset = listSettings(bare).filter(({ isSet }) => !isSet);
  expect(unset.map(({ name }) => name)).toEqual(expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'S3_BUCKET']));
  expect(describeInstallation(bare)).toMatchObject({
    Database: expect.stringContaining('Embedded'),
    Mail: expect.stringContaining('outbox'),
    Jarvis: 'Answers offline, from the selected documents',
  });
});

test('the meanings and groups match .env.example', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const documented = new Map<string, { group: string; meaning: string }>();
  let [group, comment]: [string, string[]] = ['', []];
  for (const line of example.split('\n')) {
    const [, name] = /^# ([A-Z][A-Z0-9_]+)=/.exec(line) ?? [];
    const [, headline] = /^# ── (.*?) ─+$/.exec(line) ?? [];
    if (headline) [group, comment] = [headline, []];
    else if (name) {
      documented.set(name, { group, meaning: comment.join(' ') });
      comment = [];
    } else if (line.startsWith('# ')) comment.push(line.slice(2));
  }
  for (const { name, group: shown, meaning } of listed) {
    expect([name, documented.get(name)?.meaning]).toEqual([name, meaning]);
    expect(documented.get(name)?.group.startsWith(shown)).toBe(true);
  }
});

test("the founder can read it, an administrator can't, and the real response contains no secret either", async () => {
  const app = await startTestApp({ SESSION_SECRET: secret('SESSION_SECRET') });
  try {
    const query = '{ installationSettings { startedAt facts { name value } settings { name value isSet isSecret } } }';
    const founder = app.client;
    await founder.send('POST', '/api/auth/login', { email: 'founder@test.test', password: 'founder-password-123' });
    const { data } = await founder.graphql<{ installationSettings: { settings: object[] } }>(query);
    expect(data.installationSettings.settings).toContainEqual({
      name: 'SESSION_SECRET',
      value: null,
      isSet: true,
      isSecret: true,
    });
    const answer = JSON.stringify(data);
    expect(answer).not.toContain(secret('SESSION_SECRET'));
    expect(answer).not.toContain('founder-password-123');
    const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    expect((await admin.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  } finally {
    await app.stop();
  }
});
