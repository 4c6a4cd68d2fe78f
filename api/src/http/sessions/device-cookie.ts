import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { clock } from '#clock';
import { cookieSignature } from '#http/sessions/cookie-signature';
import { getCookieValue, createHostCookie } from '#http/sessions/host-cookie';
import type { Secrets } from '#secrets/secrets';

/** What a browser can prove about earlier sign-ins. */
export interface Device {
  /** Its id for the account with this email; null if no one has signed in to that account with it. */
  find(email: string): string | null;
  remember(email: string): void;
}

declare global {
  namespace Express {
    interface Request {
      /** Set by the middleware. */
      device?: Device;
    }
  }
}

/** Browsers limit a cookie's age to this. */
const lifetimeDays = 400;
const dayMs = 24 * 60 * 60 * 1000;
/** How many of a browser's newest accounts are remembered. */
const maxAccounts = 5;

/**
 * Recognizes browsers: after a sign-in, a browser gets a random id, signed together with the account's email. It grants no
 * access. It only gives the browser its own attempts at that account, which no attacker can use up; a stolen cookie gives as few
 * attempts, and none at other accounts. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceCookie(secrets: Secrets, publicUrl: URL): RequestHandler {
  const cookie = createHostCookie('device', publicUrl);
  const { sign, isValid } = cookieSignature(secrets, 'device cookies');

  /** The id in a token, if it was issued for this account and is recent enough. */
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
    // Sent with the response headers, after the session's own cookie.
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
