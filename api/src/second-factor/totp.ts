import { Secret, TOTP } from 'otpauth';
import { brand } from 'rules/brand';
import { clock } from '#clock';
import type { Context } from '#context';
import { sealPurposes } from '#secrets/seal-purposes';

/** Six digits every 30 seconds (RFC 6238), as in every authenticator app. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 bits, as recommended by RFC 4226. */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** The content of the QR code. */
export const toUri = (secret: string, email: string) =>
  new TOTP({ ...totpOptions, issuer: brand.name, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step of a code: the current one or a neighbor, to allow for clock drift. Null if it matches none. */
export function findStep(secret: string, code: string, timestamp = clock.now()): number | null {
  const totp = new TOTP({ ...totpOptions, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

export const getTotpSeal = ({ sealFor }: Context) => sealFor(sealPurposes.totp);
