import { Secret, TOTP } from 'otpauth';
import { brand } from 'rules/brand';
import { clock } from '#clock';
import type { Context } from '#context';
import { sealPurposes } from '#secrets/seal-purposes';

/** Six digits every half minute (RFC 6238), as every authenticator app makes them. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 bits, as RFC 4226 recommends. */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** What a QR code shows to an app. */
export const toUri = (secret: string, email: string) =>
  new TOTP({ ...totpOptions, issuer: brand.name, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The half minute that a code is of: this one or its neighbors, for clocks that differ. Null where it is of none. */
export function findStep(secret: string, code: string, timestamp = clock.now()): number | null {
  const totp = new TOTP({ ...totpOptions, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

export const getTotpSeal = ({ sealFor }: Context) => sealFor(sealPurposes.totp);
