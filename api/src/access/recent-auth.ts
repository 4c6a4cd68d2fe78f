import { type MiddlewareFn, UseMiddleware } from 'type-graphql';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import { reauthenticationRequired } from '#errors';
import { sessionLimits } from '#limits/session-limits';

type Arguments = Record<string, unknown>;

interface AuthContext {
  viewer: Viewer | null;
  session: { id: string | null; authenticatedAt: Date | null };
}

interface Options<Context extends AuthContext> {
  /** A call that takes nothing away from the account's owner, such as signing out. */
  except?: (args: Arguments, context: Context) => boolean;
  /** Checks the password that forms of released portals send: a correct one counts as recent authentication. */
  checkPassword?: (context: Context, password: string) => Promise<unknown>;
}

const guards = new WeakSet<object>();

/**
 * Requires a sign-in or reauthentication within the last five minutes: a stolen session must not be enough to lock its
 * owner out or to gain more rights. A release key authenticates each call.
 */
export function RequireRecentAuth<Context extends AuthContext>({
  except,
  checkPassword,
}: Options<Context> = {}): MethodDecorator {
  const guard: MiddlewareFn<Context> = async ({ args, context }, next) => {
    const password = checkPassword ? getPassword(args) : null;
    if (password !== null) await checkPassword?.(context, password);
    else if (context.viewer && !except?.(args, context) && !isRecent(context.session.authenticatedAt)) {
      throw reauthenticationRequired();
    }
    return next();
  };
  guards.add(guard);
  return UseMiddleware(guard);
}

/** Whether an operation is declared with `RequireRecentAuth`. */
export const requiresRecentAuth = ({ middlewares = [] }: { middlewares?: readonly object[] | undefined }): boolean =>
  middlewares.some((middleware) => guards.has(middleware));

const isRecent = (authenticatedAt: Date | null) =>
  authenticatedAt !== null && clock.now() - authenticatedAt.getTime() < sessionLimits.recentAuth.milliseconds;

function getPassword({ input }: Arguments): string | null {
  const password = (input as { password?: unknown } | null | undefined)?.password;
  return typeof password === 'string' && password !== '' ? password : null;
}
