/* Parses the text of settings. */
import path from 'node:path';
import * as z from 'zod';
import { remoteName } from 'rules/releases';
import { type LimitSetting, limitSettings } from '#limits/limit-table';
import {
  maxRetentionDays,
  type RetentionSetting,
  retentionNames,
  retentionSettings,
} from '#retention/retention-settings';
import { findSecretProblem, splitSecrets } from '#secrets/secret-list';

/** The workspace root, two levels above api/src or api/dist. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** Decimal digits only: Number() also accepts 0x5A, 1e3 and spaces. */
const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const port = wholeNumber(1, 65_535);
const defaultPort = 4000;
export const findPortFaults = ({ PORT = String(defaultPort), METRICS_PORT }: Record<string, string | undefined>) =>
  METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT) ? ['METRICS_PORT must differ from PORT'] : [];
export const findOwnerFaults = ({ DATABASE_URL, DATABASE_OWNER_URL }: Record<string, string | undefined>) =>
  DATABASE_OWNER_URL && !DATABASE_URL
    ? ['DATABASE_URL is missing: DATABASE_OWNER_URL is for migrations of that database']
    : [];
const mailbox = z.string().trim().toLowerCase().pipe(z.email('must be an email address'));
const password = z.string().min(12, 'must have at least 12 characters').max(128, 'must have at most 128 characters');
const secretList = z
  .string()
  .transform(splitSecrets)
  .superRefine((secrets, context) => {
    const message = findSecretProblem(secrets);
    if (message) context.addIssue({ code: 'custom', message });
  });
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  hostname: /.*/,
  error: 'must be a postgres:// address',
});
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const hasNoCredentials = (address: string) =>
  !URL.canParse(address) || (new URL(address).username === '' && new URL(address).password === '');

export const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether traffic there can't be read or changed on the way. */
const isPrivate = (address: string) =>
  !URL.canParse(address) || new URL(address).protocol === 'https:' || loopback.has(new URL(address).hostname);

/** Hosts of a private network: RFC 1918 and unique local addresses, names without a dot as in a Compose file, and reserved names. */
const privateHost =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|^\[f[cd][\da-f:]+\]$|^[^.:]*[^.:\d][^.:]*$|\.(internal|local|localhost)$/;
/** The same within a private network, where TLS is often missing. */
export const isLocalOnly = (address: string) => isPrivate(address) || privateHost.test(new URL(address).hostname);

export const limitNames = Object.keys(limitSettings) as LimitSetting[];
const limitField = wholeNumber(1).optional();
const limitFields = Object.fromEntries(limitNames.map((name) => [name, limitField])) as Record<
  LimitSetting,
  typeof limitField
>;

/** Days that PostgreSQL can count back from today, and at least the table's minimum. */
const retentionField = (name: RetentionSetting) => {
  const { min, default: unset } = retentionSettings[name];
  const days = wholeNumber(min, maxRetentionDays).optional();
  return days.transform((value) => value ?? unset);
};
const retentionFields = Object.fromEntries(retentionNames.map((name) => [name, retentionField(name)])) as Record<
  RetentionSetting,
  ReturnType<typeof retentionField>
>;

const hostsAndPorts = (example: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (hosts) => hosts.every((each) => /^[^\s/:]+:\d{1,5}$/.test(each)),
      `must be host:port, separated by commas, such as ${example}`,
    )
    .default([]);

/** One parser per setting. Defaults are set in `compose`, where settings are combined. */
export const fields = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(defaultPort),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: wholeNumber(10).default(20),
  WORKERS: wholeNumber(1, 64).default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  DATA_DIR: z.string().default(path.join(workspace, '.data')),
  SESSION_SECRET: secretList.optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  FOUNDER_EMAIL: mailbox.optional(),
  FOUNDER_PASSWORD: password.optional(),
  DEMO: onOff.optional(),
  SAMPLE_FIGURES: onOff.default(true),
  // Checked here because it becomes a header, whose own error would quote it.
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces or line breaks')
    .optional(),
  OPENAI_BASE_URL: httpUrl
    .refine(hasNoCredentials, 'must have no user and password: OPENAI_API_KEY is for that')
    .refine(isLocalOnly, 'must be an https address: only a server on this machine or a private network may use http')
    .optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_CONTEXT_TOKENS: wholeNumber(1024).optional(),
  OPENAI_EMBEDDING_MODEL: z.string().optional(),
  OIDC_ISSUER: httpUrl
    .refine(isPrivate, 'must be an https address: only a provider on this machine may use http')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_REPLY_TO: mailbox.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: httpUrl
    .refine(isLocalOnly, 'must be an https address: only a server on this machine or a private network may use http')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  COMPANY_NAME: z.string().trim().min(1).max(150).optional(),
  COMPANY_ADDRESS: z.string().trim().min(1).max(500).optional(),
  COMPANY_TAX_ID: z.string().trim().min(1).max(60).optional(),
  COMPANY_BANK_DETAILS: z.string().trim().min(1).max(500).optional(),
  INVOICE_DUE_DAYS: wholeNumber(0, 365).default(14),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  TRUST_PROXY: wholeNumber(0).default(0),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 120).optional(),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3600).default(65),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a pino level')
    .default('info'),
  SECURITY_CONTACT: z
    .union([
      mailbox.transform((address) => `mailto:${address}`),
      z.url({ protocol: /^(https|mailto|tel)$/, error: 'must be an email address or an https address' }),
    ])
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces or line breaks')
    .min(16, 'must have at least 16 characters')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .refine(hasNoCredentials, 'must have no user and password: OTEL_EXPORTER_OTLP_HEADERS is for that')
    .refine(isLocalOnly, 'must be an https address: only a collector on this machine or a private network may use http')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^-?\d*\.?\d+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(0, 'must be at least 0').max(1, 'must be at most 1'))
    .default(1),
  REMOTES_DIR: z.string().default(workspace),
  ROLL_BACK_PORTALS: onOff.default(false),
  TWO_PERSON_RELEASES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim())))
    .refine(
      (names) => names.every((name) => remoteName.safeParse(name).success),
      'must be remotes separated by commas, such as mfe-marketing, or none',
    )
    .default(['mfe-marketing']),
  WEBHOOK_PRIVATE_RECEIVERS: hostsAndPorts('automation.internal:5678'),
  DOCUMENT_PRIVATE_SERVERS: hostsAndPorts('wiki.internal:8080'),
  ...retentionFields,
  ...limitFields,
});
export type Fields = z.infer<typeof fields>;
/** All settings, except the one that Node itself reads. */
export type SettingName = Exclude<keyof Fields, 'NODE_ENV'>;
export const settingNames = Object.keys(fields.shape).filter((name): name is SettingName => name !== 'NODE_ENV');
