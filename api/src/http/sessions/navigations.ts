import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { SignInProblem } from 'rules/sign-in-problems';
import type { Context, ContextFactory } from '#context';
import { flowLifetime, createFlow } from '#external-sign-in/flow';
import type { Provider } from '#external-sign-in/provider';
import { SignInFault } from '#external-sign-in/sign-in-fault';
import { reauthenticateExternally } from '#external-sign-in/reauthenticate-externally';
import { signInExternally } from '#external-sign-in/sign-in-externally';
import { consumeFlow } from '#external-sign-in/consume-flow';
import { isFromElsewhere } from '#http/guards/request-origin';
import { saveSession, getSession } from '#http/sessions/session';
import type { Bus } from '#live/bus';
import type { Seal } from '#secrets/seal';

interface Options {
  bus: Bus;
  createContext: ContextFactory;
  /** Null without an external identity provider. */
  provider: Provider | null;
  /** Encrypts what the provider says about a person. */
  seal: Seal;
}

/**
 * Pages that a browser navigates to rather than calls: /api/login and /api/logout (contract §2). A link on another site neither
 * ends nor starts a session: it leads to the page, where the user decides.
 */
export function navigations({ bus, createContext, provider, seal }: Options): Router {
  const getContext = (req: Request, res: Response) => createContext(getSession(req, res, bus), req);
  /** Only people sign in. */
  const refuseAccessToken = (req: Request, res: Response) => void getSession(req, res, bus);
  const router = Router().get('/api/logout', async (req, res) => {
    if (isFromElsewhere(req)) {
      getContext(req, res).securityLog.record({ kind: 'cross_site_refused', details: 'Sign-out by a link' });
      return res.redirect(303, '/');
    }
    const { viewer, session, securityLog } = getContext(req, res);
    const idToken = req.session.idToken && seal.open(req.session.idToken);
    if (viewer) securityLog.record({ kind: 'signed_out' });
    await session.end();
    res.redirect(303, (provider && idToken && (await findSignOutUrl(provider, idToken, req))) || '/');
  });
  if (!provider) {
    return router.get('/api/login', (req, res) => {
      refuseAccessToken(req, res);
      res.redirect(303, toSignInUrl({ returnTo: getReturnTo(req) }));
    });
  }

  const begin: RequestHandler = async (req, res) => {
    refuseAccessToken(req, res);
    if (isFromElsewhere(req)) return res.redirect(303, toSignInUrl({ returnTo: getReturnTo(req) }));
    const flow = createFlow(getReturnTo(req), req.query.reauthenticate === '1' && Boolean(req.session.viewer));
    try {
      const there = await provider.signInUrl(flow);
      req.session.flow = flow;
      // Visitors who don't sign in aren't remembered for a week.
      if (!req.session.viewer) req.session.cookie.maxAge = flowLifetime;
      await saveSession(req);
      res.redirect(303, there.href);
    } catch (error) {
      res.redirect(303, toSignInUrl({ problem: getProblem(error, req), returnTo: flow.returnTo }));
    }
  };
  const end: RequestHandler = async (req, res) => {
    const { flow } = req.session;
    const context = getContext(req, res);
    let account: { email: string } | null = null;
    try {
      if (!flow) throw new SignInFault('expired');
      // A response to another flow doesn't consume this one.
      if (req.query.state !== flow.state) throw new SignInFault('invalid_answer');
      await consumeFlow(context, flow);
      delete req.session.flow;
      const { identity, idToken } = await provider.identify(flow, getQuery(req));
      account = identity;
      const arrive = flow.reauthenticates ? reauthenticateExternally : signInExternally;
      await arrive(context, identity, seal.seal(idToken));
      // The page knows the portals, and stores the invitation.
      res.redirect(303, flow.returnTo ?? '/login?arrived=1');
    } catch (error) {
      const problem = getProblem(error, req);
      recordFailure(context, account, problem);
      res.redirect(303, toSignInUrl({ problem, returnTo: flow?.returnTo ?? null }));
    }
  };
  return router.get('/api/login', begin).get('/api/login/callback', end);
}

/** An unavailable provider is not a failed sign-in. */
function recordFailure({ securityLog }: Context, account: { email: string } | null, problem: SignInProblem): void {
  if (problem === 'provider_unavailable') return;
  securityLog.record({ kind: 'sign_in_failed', account, details: `External sign-in: ${problem.replaceAll('_', ' ')}` });
}

/** Null if the provider has no such URL or can't be reached: the session here is over either way. */
async function findSignOutUrl(provider: Provider, idToken: string, req: Request): Promise<string | null> {
  try {
    return (await provider.signOutUrl(idToken))?.href ?? null;
  } catch (error) {
    getProblem(error, req);
    return null;
  }
}

/** Logs the library's message, but not the values it holds, which include codes and tokens. */
function getProblem(thrown: unknown, { log }: Request): SignInProblem {
  if (!(thrown instanceof SignInFault)) throw thrown;
  const { problem, cause } = thrown;
  const reason = cause instanceof Error ? cause.message : undefined;
  log.warn({ problem, reason }, 'an external sign-in was not completed');
  return problem;
}

function toSignInUrl(query: { problem?: SignInProblem; returnTo: string | null }): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `/login?${String(new URLSearchParams(given))}` : '/login';
}

const getQuery = ({ originalUrl }: Request) => originalUrl.slice(originalUrl.indexOf('?'));

/** A path on this site, or null: no one is redirected elsewhere after signing in. */
function getReturnTo({ query: { returnTo } }: Request): string | null {
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo, 'http://own')) return null;
  const { origin, pathname, search } = new URL(returnTo, 'http://own');
  return origin === 'http://own' && !pathname.startsWith('//') ? pathname + search : null;
}
