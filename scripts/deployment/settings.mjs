import { readSettings, settingNames } from '../../api/dist/settings.js';

/** Variables that Node and libraries read. */
const externalVariables = new Set(['NODE_ENV', 'NODE_OPTIONS']);
/** Placeholders for values that the operator sets. */
const sampleValues = {
  SESSION_SECRET: 'x'.repeat(64),
  FOUNDER_EMAIL: 'founder@portals.example',
  FOUNDER_PASSWORD: 'a password for this check',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'portals@portals.example',
  MAIL_REPLY_TO: 'hello@portals.example',
  S3_BUCKET: 'files',
  S3_REGION: 'region',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** Problems that would keep a production server from starting: unknown settings and invalid values. */
export function findSettingProblems(environment) {
  const known = new Set([...settingNames, ...externalVariables]);
  const unknown = Object.keys(environment)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is not a setting. .env.example lists all settings`);
  const complete = Object.entries(environment).map(([name, value]) => [name, value || sampleValues[name]]);
  try {
    readSettings({ ...Object.fromEntries(complete), NODE_ENV: 'production' });
    return unknown;
  } catch (error) {
    return [...unknown, ...(error.faults ?? [error.message])];
  }
}
