import { type RetentionSetting, retentionNames, retentionSettings } from '#retention/retention-settings';
import { type LimitSetting, limitSettings, type SettingName, type Settings } from '#settings';

interface Setting {
  /** The heading of its section in `.env.example`. */
  group: string;
  /** Its description, exactly as in `.env.example`. */
  meaning: string;
  /** The value in effect; undefined if unset. */
  read: (settings: Settings) => string | null | undefined;
  /** The value is never returned, only whether it is set. */
  isSecret?: true;
}

const onOff = (on: boolean) => (on ? 'on' : 'off');

/** A URL without its secrets: the user, the password and the query string. */
const address = (url: string | null | undefined): string | null => {
  if (!url) return null;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

const limitRows = Object.fromEntries(
  Object.entries(limitSettings).map(([name, meaning]): [string, Setting] => [
    name,
    { group: 'Limits', meaning, read: ({ limits }) => limits[name as LimitSetting]?.toString() },
  ]),
) as Record<LimitSetting, Setting>;

const retentionRows = Object.fromEntries(
  retentionNames.map((name): [string, Setting] => [
    name,
    {
      group: 'How long rows are kept',
      meaning: retentionSettings[name].meaning,
      read: ({ retention }) => retention[name]?.toString(),
    },
  ]),
) as Record<RetentionSetting, Setting>;

/** Every setting, as described in `.env.example`. */
export const settingTable: Record<SettingName, Setting> = {
  PORT: {
    group: 'Where the server listens',
    meaning: 'The port.',
    read: ({ port }) => String(port),
  },
  HOST: {
    group: 'Where the server listens',
    meaning: 'The network address that it listens on; 0.0.0.0 for all.',
    read: ({ host }) => host,
  },
  PUBLIC_URL: {
    group: 'Where the server listens',
    meaning:
      'The origin in links, for cookies, and for the check of where requests and sockets come from. With NODE_ENV=production it must be https, except on this machine and in private networks.',
    read: ({ publicUrl }) => publicUrl.origin,
  },
  TRUST_PROXY: {
    group: 'Where the server listens',
    meaning: 'Number of proxies in front whose X-Forwarded-… headers are believed.',
    read: ({ trustProxy }) => String(trustProxy),
  },
  SHUTDOWN_DELAY_SECONDS: {
    group: 'Where the server listens',
    meaning:
      'Seconds for which a stopping server answers 503 to /readyz and still takes requests: as long as the proxy needs to notice. Unset, 5 behind a proxy (TRUST_PROXY) and 0 without one. A stop takes at most 25 seconds more.',
    read: ({ shutdownDelaySeconds }) => String(shutdownDelaySeconds),
  },
  KEEP_ALIVE_SECONDS: {
    group: 'Where the server listens',
    meaning:
      "Seconds that a connection stays open without a request. It must be more than the proxy's own keep-alive timeout, 60 with most.",
    read: ({ keepAliveSeconds }) => String(keepAliveSeconds),
  },
  LOG_LEVEL: {
    group: 'Where the server listens',
    meaning: 'trace, debug, info, warn, error, fatal or silent.',
    read: ({ logLevel }) => logLevel,
  },
  SECURITY_CONTACT: {
    group: 'Where the server listens',
    meaning:
      'Where vulnerabilities are reported, shown in /.well-known/security.txt: an email address or an https address. Unset, there is no such file.',
    read: ({ securityContact }) => securityContact,
  },
  METRICS_PORT: {
    group: 'Where the server listens',
    meaning:
      'A port on HOST that shows the figures for Prometheus at /metrics, for a network that only monitoring reaches.',
    read: ({ metrics }) => metrics.port?.toString(),
  },
  METRICS_TOKEN: {
    group: 'Where the server listens',
    meaning:
      'Opens /metrics on PORT to requests with it as their bearer token; 16 characters or more. Without it /metrics is for this machine only, and not there with NODE_ENV=production.',
    read: ({ metrics }) => metrics.token,
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Where the server listens',
    meaning:
      'A collector that takes OpenTelemetry over HTTP with JSON: traces and metrics are sent there. Unset, nothing is traced. OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES are read too.',
    read: ({ telemetry }) => address(telemetry?.endpoint),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Where the server listens',
    meaning: 'The share of traces that is recorded, from 0 to 1. All servers record the same ones.',
    read: ({ telemetry }) => telemetry?.sampleRatio.toString(),
  },
  DATA_DIR: {
    group: 'Where things are kept',
    meaning: 'The embedded database, uploaded files, mail that was not sent, the session secret.',
    read: ({ dataDir }) => dataDir,
  },
  DATABASE_URL: {
    group: 'Where things are kept',
    meaning: 'PostgreSQL 15 or later. Unset, an embedded one runs under DATA_DIR.',
    read: ({ database }) => address(database.kind === 'external' ? database.url : null),
  },
  DATABASE_OWNER_URL: {
    group: 'Where things are kept',
    meaning:
      'The same database as the role that owns its schema: migrations run as it, and the role of DATABASE_URL gets rows to read and write, no more. Unset, the role of DATABASE_URL does both.',
    read: ({ database }) => address(database.kind === 'external' ? database.ownerUrl : null),
  },
  DATABASE_CONNECTIONS: {
    group: 'Where things are kept',
    meaning:
      'Connections to PostgreSQL that each server process opens at most, 10 or more. docs/operations.md says how they are divided.',
    read: ({ databaseConnections }) => String(databaseConnections),
  },
  WORKERS: {
    group: 'Where things are kept',
    meaning:
      'Processes that share PORT, 1 to 64: as many as the machine has cores use all of them. Limits and connections count for each process.',
    read: ({ workers }) => String(workers),
  },
  REDIS_URL: {
    group: 'Where things are kept',
    meaning: 'Sessions, rate limits and live events for several servers. Unset, all of them go through the database.',
    read: ({ redisUrl }) => address(redisUrl),
  },
  SESSION_SECRET: {
    group: 'Where things are kept',
    meaning:
      'Signs cookies and seals the secrets of authenticator apps; 32 characters or more. A list separated by commas, newest first, replaces one: docs/operations.md. Made once under DATA_DIR; must be set with NODE_ENV=production and DATABASE_URL.',
    read: ({ sessionSecrets }) => sessionSecrets?.join(),
    isSecret: true,
  },
  BACKUP_PASSPHRASE: {
    group: 'Where things are kept',
    meaning:
      'What `npm run backup` encrypts with and `npm run restore` decrypts with; 12 characters or more. Unset, backups are not encrypted.',
    read: ({ backupPassphrase }) => backupPassphrase,
    isSecret: true,
  },
  REMOTES_DIR: {
    group: 'Where things are kept',
    meaning:
      "Where the builds of remotes lie that the server brings along: each is served until its team releases a version. Unset, the workspace's own builds.",
    read: ({ remotesDir }) => remotesDir,
  },
  ROLL_BACK_PORTALS: {
    group: 'Where things are kept',
    meaning:
      'on or off. Set it on only while you go back to an older version: its portals then replace the newer ones.',
    read: ({ rollBackPortals }) => onOff(rollBackPortals),
  },
  TWO_PERSON_RELEASES: {
    group: 'Where things are kept',
    meaning:
      "Portals on pages with sign-in, such as mfe-marketing, separated by commas, or none. A version that a release key publishes there waits until an administrator other than the key's holder approves it at /admin/releases. A rollback never waits. A name that was never released is a warning in Platform health.",
    read: ({ twoPersonReleases }) => twoPersonReleases.join(',') || 'none',
  },
  FOUNDER_EMAIL: {
    group: 'Who is there at first',
    meaning:
      "The founder's account, made at start if it is missing. In demo mode founder@demo.test with the demo password.",
    read: ({ founder }) => founder?.email,
  },
  FOUNDER_PASSWORD: {
    group: 'Who is there at first',
    meaning:
      "What the founder's account is made with; 12 characters or more, and in production not a common or published password.",
    read: ({ founder }) => founder?.password,
    isSecret: true,
  },
  DEMO: {
    group: 'Who is there at first',
    meaning:
      'on or off: loads the demo accounts and data once. On while DATABASE_URL is unset, but off with NODE_ENV=production, where on is allowed on this machine only: the password of the demo accounts is published.',
    read: ({ demo }) => onOff(demo),
  },
  SAMPLE_FIGURES: {
    group: 'Who is there at first',
    meaning: "on or off: shows the specification's fixed figures, tagged Sample, where no real record exists yet.",
    read: ({ sampleFigures }) => onOff(sampleFigures),
  },
  OPENAI_API_KEY: {
    group: 'Jarvis',
    meaning:
      'Any server with the Chat Completions API. Without key and address Jarvis answers offline, from the selected documents.',
    read: ({ model }) => model?.apiKey,
    isSecret: true,
  },
  OPENAI_BASE_URL: {
    group: 'Jarvis',
    meaning: "The address of that server: https, or http on this machine or in a private network. Unset, OpenAI's own.",
    read: ({ model }) => address(model?.baseUrl),
  },
  OPENAI_MODEL: {
    group: 'Jarvis',
    meaning: 'Which model answers. Unset, gpt-5.4-mini.',
    read: ({ model }) => model?.name,
  },
  OPENAI_CONTEXT_TOKENS: {
    group: 'Jarvis',
    meaning:
      'Tokens that a question with its conversation and the answer may have together. Unset, what is known of the model, else 8192.',
    read: ({ model }) => model?.contextTokens?.toString(),
  },
  OPENAI_EMBEDDING_MODEL: {
    group: 'Jarvis',
    meaning:
      'Documents are searched by meaning too where one is set, as in text-embedding-3-small; unset, by their words.',
    read: ({ model }) => model?.embeddingName,
  },
  OIDC_ISSUER: {
    group: 'External sign-in',
    meaning: 'The provider sends people back to PUBLIC_URL/api/login/callback, and after signing out to PUBLIC_URL/',
    read: ({ oidc }) => address(oidc?.issuer),
  },
  OIDC_CLIENT_ID: {
    group: 'External sign-in',
    meaning: 'What this installation is called at the provider.',
    read: ({ oidc }) => oidc?.clientId,
  },
  OIDC_CLIENT_SECRET: {
    group: 'External sign-in',
    meaning: 'What it proves that with.',
    read: ({ oidc }) => oidc?.clientSecret,
    isSecret: true,
  },
  GA_MEASUREMENT_ID: {
    group: 'Analytics',
    meaning:
      'Visits are counted at this server, without cookies. With the measurement ID of a Google Analytics 4 property they are reported there too, for visitors who consented: docs/decisions says more.',
    read: ({ gaMeasurementId }) => gaMeasurementId,
  },
  SMTP_URL: {
    group: 'Mail',
    meaning: 'The mail server. Outside of this machine and private networks mail is sent with TLS or not at all.',
    read: ({ smtp }) => address(smtp?.url),
  },
  MAIL_FROM: {
    group: 'Mail',
    meaning: 'The sender of every mail.',
    read: ({ smtp }) => smtp?.from,
  },
  MAIL_REPLY_TO: {
    group: 'Mail',
    meaning: 'A mailbox that people read: the Reply-To of every mail. Required with SMTP_URL and NODE_ENV=production.',
    read: ({ mailReplyTo }) => mailReplyTo,
  },
  S3_BUCKET: {
    group: 'Files in object storage',
    meaning:
      'Several servers need it. docs/object-storage.md says what the bucket must allow. A file that arrives is kept under DATA_DIR/files until all of it is here.',
    read: ({ s3 }) => s3?.bucket,
  },
  S3_REGION: {
    group: 'Files in object storage',
    meaning: 'Where the bucket is.',
    read: ({ s3 }) => s3?.region,
  },
  S3_ENDPOINT: {
    group: 'Files in object storage',
    meaning: 'The server, where it is not AWS; https, except on this machine and in private networks.',
    read: ({ s3 }) => address(s3?.endpoint),
  },
  S3_ACCESS_KEY_ID: {
    group: 'Files in object storage',
    meaning: 'Whose key it is.',
    read: ({ s3 }) => s3?.accessKeyId,
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: {
    group: 'Files in object storage',
    meaning: 'The key itself.',
    read: ({ s3 }) => s3?.secretAccessKey,
    isSecret: true,
  },
  ...retentionRows,
  ...limitRows,
};
