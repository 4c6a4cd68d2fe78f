import { invoiceRows } from '#installation/invoice-rows';
import { privateServerRows } from '#installation/private-server-rows';
import type { Setting } from '#installation/setting';
import { address, onOff } from '#installation/setting-values';
import { type RetentionSetting, retentionNames, retentionSettings } from '#retention/retention-settings';
import { type LimitSetting, limitSettings, type SettingName } from '#settings';

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
      group: 'Data retention',
      meaning: retentionSettings[name].meaning,
      read: ({ retention }) => retention[name]?.toString(),
    },
  ]),
) as Record<RetentionSetting, Setting>;

/** Every setting, as described in `.env.example`. */
export const settingTable: Record<SettingName, Setting> = {
  PORT: {
    group: 'Server',
    meaning: 'The port to listen on.',
    read: ({ port }) => String(port),
  },
  HOST: {
    group: 'Server',
    meaning: 'The network address to listen on; 0.0.0.0 for all interfaces.',
    read: ({ host }) => host,
  },
  PUBLIC_URL: {
    group: 'Server',
    meaning:
      'The public origin, used in links and cookies and to check the origin of requests and sockets. With NODE_ENV=production it must be https, except on localhost and in private networks.',
    read: ({ publicUrl }) => publicUrl.origin,
  },
  TRUST_PROXY: {
    group: 'Server',
    meaning: 'Number of proxies in front of the server whose X-Forwarded-… headers are trusted.',
    read: ({ trustProxy }) => String(trustProxy),
  },
  SHUTDOWN_DELAY_SECONDS: {
    group: 'Server',
    meaning:
      'Seconds for which a server that is shutting down answers 503 to /readyz and still accepts requests, so that the proxy notices. Defaults to 5 behind a proxy (TRUST_PROXY) and 0 without one. After the delay, shutdown takes at most 25 more seconds.',
    read: ({ shutdownDelaySeconds }) => String(shutdownDelaySeconds),
  },
  KEEP_ALIVE_SECONDS: {
    group: 'Server',
    meaning:
      "Seconds for which an idle connection stays open. It must exceed the proxy's own keep-alive timeout, usually 60 seconds.",
    read: ({ keepAliveSeconds }) => String(keepAliveSeconds),
  },
  LOG_LEVEL: {
    group: 'Server',
    meaning: 'trace, debug, info, warn, error, fatal or silent.',
    read: ({ logLevel }) => logLevel,
  },
  SECURITY_CONTACT: {
    group: 'Server',
    meaning:
      'Where to report vulnerabilities: an email address or an https URL, published in /.well-known/security.txt. Unset, the file does not exist.',
    read: ({ securityContact }) => securityContact,
  },
  METRICS_PORT: {
    group: 'Server',
    meaning:
      'A separate port on HOST for Prometheus metrics at /metrics, for a network that only monitoring can reach.',
    read: ({ metrics }) => metrics.port?.toString(),
  },
  METRICS_TOKEN: {
    group: 'Server',
    meaning:
      'Allows requests with this bearer token to read /metrics on PORT; 16 characters or more. Unset, /metrics is available on localhost only, and not at all with NODE_ENV=production.',
    read: ({ metrics }) => metrics.token,
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Server',
    meaning:
      'An OpenTelemetry collector that accepts OTLP over HTTP with JSON; traces and metrics are sent to it. Unset, tracing is off. OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES are supported too.',
    read: ({ telemetry }) => address(telemetry?.endpoint),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Server',
    meaning: 'The share of traces to record, from 0 to 1. All servers record the same ones.',
    read: ({ telemetry }) => telemetry?.sampleRatio.toString(),
  },
  DATA_DIR: {
    group: 'Storage',
    meaning: 'Directory for the embedded database, uploaded files, unsent email and the session secret.',
    read: ({ dataDir }) => dataDir,
  },
  DATABASE_URL: {
    group: 'Storage',
    meaning: 'PostgreSQL 15 or later. Unset, an embedded database runs under DATA_DIR.',
    read: ({ database }) => address(database.kind === 'external' ? database.url : null),
  },
  DATABASE_OWNER_URL: {
    group: 'Storage',
    meaning:
      'The same database, with the role that owns its schema and runs migrations. The role of DATABASE_URL can then only read and write rows. Unset, the role of DATABASE_URL does both.',
    read: ({ database }) => address(database.kind === 'external' ? database.ownerUrl : null),
  },
  DATABASE_CONNECTIONS: {
    group: 'Storage',
    meaning:
      'Maximum number of PostgreSQL connections per server process, 10 or more. docs/operations.md says how they are divided.',
    read: ({ databaseConnections }) => String(databaseConnections),
  },
  WORKERS: {
    group: 'Storage',
    meaning:
      'Number of processes that share PORT, 1 to 64: set it to the number of cores to use all of them. Limits and connections apply per process.',
    read: ({ workers }) => String(workers),
  },
  REDIS_URL: {
    group: 'Storage',
    meaning:
      'Stores sessions and rate limits and delivers live events when several servers run. Unset, the database does all of this.',
    read: ({ redisUrl }) => address(redisUrl),
  },
  SESSION_SECRET: {
    group: 'Storage',
    meaning:
      'Signs cookies and encrypts the secrets of authenticator apps; 32 characters or more. To rotate it, set a comma-separated list, newest first: docs/operations.md. Unset, one is generated under DATA_DIR; required with NODE_ENV=production and DATABASE_URL.',
    read: ({ sessionSecrets }) => sessionSecrets?.join(),
    isSecret: true,
  },
  BACKUP_PASSPHRASE: {
    group: 'Storage',
    meaning:
      'The passphrase with which `npm run backup` encrypts and `npm run restore` decrypts; 12 characters or more. Unset, backups are not encrypted.',
    read: ({ backupPassphrase }) => backupPassphrase,
    isSecret: true,
  },
  REMOTES_DIR: {
    group: 'Storage',
    meaning:
      "Directory of the remote builds that are deployed with the server. Each is served until its team releases a version. Unset, the workspace's own builds are served.",
    read: ({ remotesDir }) => remotesDir,
  },
  ROLL_BACK_PORTALS: {
    group: 'Storage',
    meaning:
      'on or off. Turn it on only while you roll back to an older version, so that its portals replace the newer ones.',
    read: ({ rollBackPortals }) => onOff(rollBackPortals),
  },
  TWO_PERSON_RELEASES: {
    group: 'Storage',
    meaning:
      "Comma-separated portals on pages with sign-in, such as mfe-marketing, or none. A version published there with a release key waits until an administrator other than the key's holder approves it at /admin/releases. Rollbacks never wait. A name that was never released causes a warning in Platform health.",
    read: ({ twoPersonReleases }) => twoPersonReleases.join(',') || 'none',
  },
  ...privateServerRows,
  FOUNDER_EMAIL: {
    group: 'Initial accounts and data',
    meaning:
      "Email of the founder's account, which is created at startup if it doesn't exist. In demo mode the account is founder@demo.test, with the demo password.",
    read: ({ founder }) => founder?.email,
  },
  FOUNDER_PASSWORD: {
    group: 'Initial accounts and data',
    meaning:
      "Initial password of the founder's account; 12 characters or more, and in production not a common or published password.",
    read: ({ founder }) => founder?.password,
    isSecret: true,
  },
  DEMO: {
    group: 'Initial accounts and data',
    meaning:
      'on or off: loads the demo accounts and data once. Defaults to on without DATABASE_URL. With NODE_ENV=production it defaults to off and is allowed on localhost only, because the password of the demo accounts is public.',
    read: ({ demo }) => onOff(demo),
  },
  SAMPLE_FIGURES: {
    group: 'Initial accounts and data',
    meaning: "on or off: shows the specification's fixed figures, tagged Sample, until real records exist.",
    read: ({ sampleFigures }) => onOff(sampleFigures),
  },
  OPENAI_API_KEY: {
    group: 'Jarvis',
    meaning:
      'API key of any server with the Chat Completions API. Without OPENAI_API_KEY and OPENAI_BASE_URL, Jarvis answers offline from the selected documents.',
    read: ({ model }) => model?.apiKey,
    isSecret: true,
  },
  OPENAI_BASE_URL: {
    group: 'Jarvis',
    meaning: "Base URL of that server: https, or http on localhost or in a private network. Unset, OpenAI's API.",
    read: ({ model }) => address(model?.baseUrl),
  },
  OPENAI_MODEL: {
    group: 'Jarvis',
    meaning: 'The model that answers. Defaults to gpt-5.4-mini.',
    read: ({ model }) => model?.name,
  },
  OPENAI_CONTEXT_TOKENS: {
    group: 'Jarvis',
    meaning:
      "Context window in tokens, shared by the conversation and the answer. Unset, the model's known context window, or 8192.",
    read: ({ model }) => model?.contextTokens?.toString(),
  },
  OPENAI_EMBEDDING_MODEL: {
    group: 'Jarvis',
    meaning:
      'An embedding model, such as text-embedding-3-small, for semantic search in documents. Unset, search is by keywords only.',
    read: ({ model }) => model?.embeddingName,
  },
  OIDC_ISSUER: {
    group: 'External sign-in',
    meaning:
      'Issuer URL of the provider. Register PUBLIC_URL/api/login/callback as the redirect URI and PUBLIC_URL/ as the post-logout redirect URI.',
    read: ({ oidc }) => address(oidc?.issuer),
  },
  OIDC_CLIENT_ID: {
    group: 'External sign-in',
    meaning: 'Client ID registered with the provider.',
    read: ({ oidc }) => oidc?.clientId,
  },
  OIDC_CLIENT_SECRET: {
    group: 'External sign-in',
    meaning: 'Client secret for that ID.',
    read: ({ oidc }) => oidc?.clientSecret,
    isSecret: true,
  },
  GA_MEASUREMENT_ID: {
    group: 'Analytics',
    meaning:
      'Measurement ID of a Google Analytics 4 property. This server counts visits without cookies; with an ID, visits of people who consented are also reported to Google Analytics: docs/decisions says more.',
    read: ({ gaMeasurementId }) => gaMeasurementId,
  },
  SMTP_URL: {
    group: 'Mail',
    meaning: 'The mail server. TLS is required, except on localhost and in private networks.',
    read: ({ smtp }) => address(smtp?.url),
  },
  MAIL_FROM: {
    group: 'Mail',
    meaning: 'The From address of every email.',
    read: ({ smtp }) => smtp?.from,
  },
  MAIL_REPLY_TO: {
    group: 'Mail',
    meaning:
      'The Reply-To address of every email: a mailbox that people read. Required with SMTP_URL and NODE_ENV=production.',
    read: ({ mailReplyTo }) => mailReplyTo,
  },
  ...invoiceRows,
  S3_BUCKET: {
    group: 'Object storage',
    meaning:
      'The bucket for uploaded files, required for several servers. docs/object-storage.md describes its configuration. Incoming files are buffered under DATA_DIR/files until they are complete.',
    read: ({ s3 }) => s3?.bucket,
  },
  S3_REGION: {
    group: 'Object storage',
    meaning: 'The region of the bucket.',
    read: ({ s3 }) => s3?.region,
  },
  S3_ENDPOINT: {
    group: 'Object storage',
    meaning: 'Endpoint URL of a provider other than AWS; https, except on localhost and in private networks.',
    read: ({ s3 }) => address(s3?.endpoint),
  },
  S3_ACCESS_KEY_ID: {
    group: 'Object storage',
    meaning: 'Access key ID.',
    read: ({ s3 }) => s3?.accessKeyId,
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: {
    group: 'Object storage',
    meaning: 'Secret access key.',
    read: ({ s3 }) => s3?.secretAccessKey,
    isSecret: true,
  },
  ...retentionRows,
  ...limitRows,
};
