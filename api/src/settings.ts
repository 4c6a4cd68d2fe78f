import path from 'node:path';
import {
  type Fields,
  fields,
  limitNames,
  loopback,
  findOwnerFaults,
  findPortFaults,
  type SettingName,
  settingNames,
  isLocalOnly,
  workspace,
} from '#setting-fields';
import { brand } from 'rules/brand';
import { type LimitSetting, limitSettings } from '#limits/limit-table';
import { retentionNames, type RetentionSettings } from '#retention/retention-settings';

export { type LimitSetting, limitSettings, type SettingName, settingNames };

/** The model settings. Null values use the adapter's defaults. */
export interface ModelSettings {
  apiKey: string | null;
  baseUrl: string | null;
  name: string | null;
  contextTokens: number | null;
  /** Null: documents are searched by keyword only. */
  embeddingName: string | null;
}

/** All external configuration, read once. Names match `.env.example`. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** The origin of all links; also used by cookies, the cross-site guard and the socket's Origin check. */
  publicUrl: URL;
  /** An external PostgreSQL, or the embedded one under `dataDir`. */
  database: { kind: 'external'; url: string; ownerUrl: string | null } | { kind: 'embedded' };
  /** Maximum PostgreSQL connections of this process. */
  databaseConnections: number;
  /** Processes that share the port. */
  workers: number;
  redisUrl: string | null;
  dataDir: string;
  /** Newest first. Null: one is generated and stored under `dataDir`. */
  sessionSecrets: string[] | null;
  /** The passphrase that backups are encrypted with. */
  backupPassphrase: string | null;
  founder: { email: string; password: string } | null;
  demo: boolean;
  sampleFigures: boolean;
  model: ModelSettings | null;
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** `requireTls`: mail is not sent to a server without TLS. */
  smtp: { url: string; from: string; requireTls: boolean } | null;
  /** A mailbox that people read: replies to any mail go there. */
  mailReplyTo: string | null;
  /** The agency as it appears on invoices. Lists are lines. */
  company: { name: string; address: string[]; taxId: string | null; bankDetails: string[] };
  /** How many days after it is sent an invoice is due, unless its client has another term. */
  invoiceDueDays: number;
  /** The Google Analytics 4 measurement ID, if page views are reported there too. */
  gaMeasurementId: string | null;
  s3: { bucket: string; region: string; endpoint: string | null; accessKeyId: string; secretAccessKey: string } | null;
  /** Number of proxies in front. */
  trustProxy: number;
  /** During shutdown, how long `/readyz` responds with 503 before the server stops accepting requests. */
  shutdownDelaySeconds: number;
  /** The keep-alive timeout: longer than that of the proxy in front. */
  keepAliveSeconds: number;
  logLevel: string;
  /** Overrides of the limit table, where set. */
  limits: Partial<Record<LimitSetting, number>>;
  /** Where to report a vulnerability, as the URL in /.well-known/security.txt; null if no one reads reports. */
  securityContact: string | null;
  /** How Prometheus metrics are exposed: on a separate port, or behind a bearer token. */
  metrics: { port: number | null; token: string | null };
  /** Where traces and metrics are sent, and the sampling rate of traces. */
  telemetry: { endpoint: string; sampleRatio: number } | null;
  /** Retention in days; null: forever. */
  retention: RetentionSettings;
  remotesDir: string;
  /** This server is an older version on purpose: its builds replace newer ones. */
  rollBackPortals: boolean;
  /** Remotes whose versions one key publishes and a second person approves. */
  twoPersonReleases: readonly string[];
  /** Receivers of webhooks, as host:port, that may be in a private network and use plain http. */
  webhookPrivateReceivers: readonly string[];
  /** Servers of documents, as host:port, that may be in a private network and use plain http. */
  documentPrivateServers: readonly string[];
  shellDir: string;
  /** The public pages as HTML, rendered at build time. */
  pagesFile: string;
  /** Environment variables that are not settings. */
  otherNames: string[];
}

/** Why the app does not start, worded for its operator. */
export class StartError extends Error {}

export class SettingsError extends StartError {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((f) => `  ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

export const demoPassword = 'demo-password-123';
const demoFounderEmail = 'founder@demo.test';

/** Reads the settings. Throws a SettingsError that lists all problems at once. An empty value counts as unset. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const definedEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = fields.safeParse(definedEnv);
  const faults = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  faults.push(...findGroupFaults(definedEnv));
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults);
  const otherNames = Object.keys(definedEnv).filter((name) => !(name in fields.shape));
  return { ...toSettings(parsed.data), otherNames };
}

/** Features with several settings are all or nothing. */
function findGroupFaults(env: Record<string, string | undefined>): string[] {
  const groups: Array<{ needs: string[]; may?: string[]; what: string }> = [
    { what: 'external sign-in', needs: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
    { what: 'mail', needs: ['SMTP_URL', 'MAIL_FROM'] },
    {
      what: 'object storage',
      needs: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      may: ['S3_ENDPOINT'],
    },
    { what: 'the founder account', needs: ['FOUNDER_EMAIL', 'FOUNDER_PASSWORD'] },
  ];
  const faults = groups.flatMap(({ what, needs, may = [] }) => {
    const isGiven = [...needs, ...may].some((name) => env[name] !== undefined);
    return isGiven
      ? needs
          .filter((name) => env[name] === undefined)
          .map((name) => `${name} is missing: ${what} needs ${needs.join(', ')}`)
      : [];
  });
  for (const name of ['OPENAI_MODEL', 'OPENAI_CONTEXT_TOKENS', 'OPENAI_EMBEDDING_MODEL']) {
    if (env[name] && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
      faults.push(`OPENAI_API_KEY is missing: ${name} needs it, or OPENAI_BASE_URL`);
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SESSION_SECRET) {
    faults.push('SESSION_SECRET is missing: it is required if NODE_ENV is production and DATABASE_URL is set');
  }
  if (env.NODE_ENV === 'production' && env.PUBLIC_URL && !isLocalOnly(env.PUBLIC_URL))
    faults.push('PUBLIC_URL must be an https address in production: sessions would cross the internet unencrypted');
  if (env.NODE_ENV === 'production' && env.SMTP_URL && !env.MAIL_REPLY_TO)
    faults.push('MAIL_REPLY_TO is missing: set it to a mailbox that people read, because recipients answer the mails');
  return [...faults, ...findPortFaults(env), ...findOwnerFaults(env), ...findDemoFaults(env)];
}

/** The demo accounts' password is published: in production they exist only on request, and only for this machine. */
function findDemoFaults({
  NODE_ENV,
  DEMO,
  DATABASE_URL,
  FOUNDER_EMAIL,
  FOUNDER_PASSWORD,
  HOST,
  PUBLIC_URL,
}: Record<string, string | undefined>) {
  if (NODE_ENV !== 'production') return [];
  if (FOUNDER_PASSWORD === demoPassword)
    return ['FOUNDER_PASSWORD is the published password of the demo accounts: set it to a password of your own'];
  if (!DATABASE_URL && !DEMO && !FOUNDER_EMAIL)
    return [
      'FOUNDER_EMAIL is missing: in production the first account needs FOUNDER_EMAIL and FOUNDER_PASSWORD. DEMO=on loads the demo accounts instead, on this machine only',
    ];
  const isLocal = (host: string) => loopback.has(host) || host === '::1';
  const isReachable =
    (HOST && !isLocal(HOST)) || (PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isLocal(new URL(PUBLIC_URL).hostname));
  return DEMO === 'on' && isReachable
    ? [
        'DEMO must be off: the password of the demo accounts is published, and HOST or PUBLIC_URL is not on this machine',
      ]
    : [];
}

function toSettings(f: Fields): Omit<Settings, 'otherNames'> {
  const demo = f.DEMO ?? (f.DATABASE_URL === undefined && f.NODE_ENV !== 'production');
  const founderEmail = f.FOUNDER_EMAIL ?? (demo ? demoFounderEmail : undefined);
  return {
    production: f.NODE_ENV === 'production',
    host: f.HOST,
    port: f.PORT,
    publicUrl: new URL(f.PUBLIC_URL ?? `http://localhost:${f.PORT}`),
    database: f.DATABASE_URL
      ? { kind: 'external', url: f.DATABASE_URL, ownerUrl: f.DATABASE_OWNER_URL ?? null }
      : { kind: 'embedded' },
    databaseConnections: f.DATABASE_CONNECTIONS,
    workers: f.WORKERS,
    redisUrl: f.REDIS_URL ?? null,
    dataDir: path.resolve(workspace, f.DATA_DIR),
    sessionSecrets: f.SESSION_SECRET ?? null,
    backupPassphrase: f.BACKUP_PASSPHRASE ?? null,
    founder: founderEmail ? { email: founderEmail, password: f.FOUNDER_PASSWORD ?? demoPassword } : null,
    demo,
    sampleFigures: f.SAMPLE_FIGURES,
    model:
      f.OPENAI_API_KEY || f.OPENAI_BASE_URL
        ? {
            apiKey: f.OPENAI_API_KEY ?? null,
            baseUrl: f.OPENAI_BASE_URL ?? null,
            name: f.OPENAI_MODEL ?? null,
            contextTokens: f.OPENAI_CONTEXT_TOKENS ?? null,
            embeddingName: f.OPENAI_EMBEDDING_MODEL ?? null,
          }
        : null,
    oidc:
      f.OIDC_ISSUER && f.OIDC_CLIENT_ID && f.OIDC_CLIENT_SECRET
        ? { issuer: f.OIDC_ISSUER, clientId: f.OIDC_CLIENT_ID, clientSecret: f.OIDC_CLIENT_SECRET }
        : null,
    smtp:
      f.SMTP_URL && f.MAIL_FROM ? { url: f.SMTP_URL, from: f.MAIL_FROM, requireTls: !isLocalOnly(f.SMTP_URL) } : null,
    mailReplyTo: f.MAIL_REPLY_TO ?? null,
    s3:
      f.S3_BUCKET && f.S3_REGION && f.S3_ACCESS_KEY_ID && f.S3_SECRET_ACCESS_KEY
        ? {
            bucket: f.S3_BUCKET,
            region: f.S3_REGION,
            endpoint: f.S3_ENDPOINT ?? null,
            accessKeyId: f.S3_ACCESS_KEY_ID,
            secretAccessKey: f.S3_SECRET_ACCESS_KEY,
          }
        : null,
    company: {
      name: f.COMPANY_NAME ?? brand.name,
      address: toLines(f.COMPANY_ADDRESS),
      taxId: f.COMPANY_TAX_ID ?? null,
      bankDetails: toLines(f.COMPANY_BANK_DETAILS ?? (demo ? demoBankDetails : undefined)),
    },
    invoiceDueDays: f.INVOICE_DUE_DAYS,
    gaMeasurementId: f.GA_MEASUREMENT_ID ?? null,
    trustProxy: f.TRUST_PROXY,
    shutdownDelaySeconds: f.SHUTDOWN_DELAY_SECONDS ?? (f.TRUST_PROXY > 0 ? 5 : 0),
    keepAliveSeconds: f.KEEP_ALIVE_SECONDS,
    logLevel: f.LOG_LEVEL,
    limits: Object.fromEntries(limitNames.flatMap((name) => (f[name] ? [[name, f[name]]] : []))),
    securityContact: f.SECURITY_CONTACT ?? null,
    metrics: { port: f.METRICS_PORT ?? null, token: f.METRICS_TOKEN ?? null },
    telemetry: f.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: f.OTEL_EXPORTER_OTLP_ENDPOINT, sampleRatio: f.OTEL_TRACES_SAMPLER_ARG }
      : null,
    retention: Object.fromEntries(retentionNames.map((name) => [name, f[name] ?? null])) as RetentionSettings,
    remotesDir: path.resolve(workspace, f.REMOTES_DIR),
    rollBackPortals: f.ROLL_BACK_PORTALS,
    twoPersonReleases: f.TWO_PERSON_RELEASES,
    webhookPrivateReceivers: f.WEBHOOK_PRIVATE_RECEIVERS,
    documentPrivateServers: f.DOCUMENT_PRIVATE_SERVERS,
    shellDir: path.join(workspace, 'shell/dist'),
    pagesFile: path.join(workspace, 'build/prerender/dist/pages.json'),
  };
}

/** Shown in demo mode, so that invoices can be seen whole. Its IBAN is the one that German banks print in examples. */
const demoBankDetails = 'Sample account: transfer nothing; IBAN DE02 1203 0000 0000 2020 51';

/** The lines of a setting, which are separated by semicolons. */
const toLines = (text: string | undefined): string[] => (text ?? '').split(';').flatMap((line) => line.trim() || []);
