import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { clock } from '#clock';
import { cookieSignature } from '#http/cookie-signature';
import { getCookieValue, createHostCookie } from '#http/host-cookie';
import type { Secrets } from '#secrets/secrets';

/** What a browser can prove about who has signed in with it. */
export interface Device {
  /** Its id for the account of this e-mail; null where no one has signed in to that with it. */
  find(email: string): string | null;
  remember(email: string): void;
}

declare global {
  namespace Express {
    interface Request {
      /** Where the middleware has run. */
      device?: Device;
    }
  }
}

/** Browsers keep a cookie no longer. */
const lifetimeDays = 400;
const dayMs = 24 * 60 * 60 * 1000;
/** The newest accounts of a browser. */
const maxAccounts = 5;

/**
 * Knows browsers again: after a sign-in, a browser gets a random id, signed together with the account's e-mail. It opens
 * nothing. It only gives the browser attempts of its own at that account, which no attacker can use up; one that was stolen
 * gives as few attempts, and none at another account.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceCookie(secrets: Secrets, publicUrl: URL): RequestHandler {
  const cookie = createHostCookie('device', publicUrl);
  const { sign, isValid } = cookieSignature(secrets, 'device cookies');

  /** The id in a token, where it was made for this account and is not too old. */
  function idIn(token: string, email: string): string | null {
    const [id = '', day = '', signature = ''] = token.split('.');
    return isValid(signature, id, day, email) && today() - parseInt(day, 36) <= lifetimeDays ? id : null;
  }

  return (req, res, next) => {
    let tokens = (getCookieValue(req, cookie) ?? '').split('~').slice(0, maxAccounts);
    let isNew = false;
    const find = (email: string) => tokens.map((token) => idIn(token, email)).find((id) => id !== null) ?? null;
    req.device = {
      find,
      remember(email) {
        const id = find(email) ?? randomBytes(12).toString('base64url');
        const day = today().toString(36);
        const token = `${id}.${day}.${sign(id, day, email)}`;
        const others = tokens.filter((other) => other !== '' && idIn(other, email) === null);
        tokens = [token, ...others].slice(0, maxAccounts);
        isNew = true;
      },
    };
    // With the head of the answer, after the session's own cookie.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => typeof res;
    res.writeHead = ((...args: unknown[]) => {
      if (isNew && !res.headersSent)
        res.cookie(cookie.name, tokens.join('~'), { ...cookie.options, maxAge: lifetimeDays * dayMs });
      return writeHead(...args);
    }) as typeof res.writeHead;
    next();
  };
}

const today = () => Math.floor(clock.now() / dayMs);
