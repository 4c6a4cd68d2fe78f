/* How the texts of settings are read. */
import * as z from 'zod';
import { type LimitSetting, limitSettings } from '#limits/limit-table';

export const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65535, 'must be at most 65535');
export const defaultPort = 4000;
export const portFaults = ({ PORT = String(defaultPort), METRICS_PORT }: Record<string, string | undefined>) =>
  METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT)
    ? ['METRICS_PORT must be another port than PORT']
    : [];
export const ownerFaults = ({ DATABASE_URL, DATABASE_OWNER_URL }: Record<string, string | undefined>) =>
  DATABASE_OWNER_URL && !DATABASE_URL
    ? ['DATABASE_URL is missing: DATABASE_OWNER_URL is for migrations of that database']
    : [];
export const mailbox = z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address'));
export const password = z
  .string()
  .min(12, 'must have at least 12 characters')
  .max(128, 'must have at most 128 characters');
const count = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1');
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  hostname: /.*/,
  error: 'must be a postgres:// address',
});
export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

export const hasNoCredentials = (address: string) =>
  !URL.canParse(address) || (new URL(address).username === '' && new URL(address).password === '');

export const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether nobody on the way can read or change what goes there. */
export const isPrivate = (address: string) =>
  !URL.canParse(address) || new URL(address).protocol === 'https:' || loopback.has(new URL(address).hostname);

/** Hosts of a private network: RFC 1918 and unique local addresses, names without a dot as in a compose file, and reserved names. */
const privateHost =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|^\[f[cd][\da-f:]+\]$|^[^.:]*[^.:\d][^.:]*$|\.(internal|local|localhost)$/;
/** The same within a private network, where TLS is often missing. */
export const staysPrivate = (address: string) => isPrivate(address) || privateHost.test(new URL(address).hostname);

export const limitNames = Object.keys(limitSettings) as LimitSetting[];
const limitField = count.optional();
export const limitFields = Object.fromEntries(limitNames.map((name) => [name, limitField])) as Record<
  LimitSetting,
  typeof limitField
>;
