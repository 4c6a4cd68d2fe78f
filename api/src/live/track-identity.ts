import type { Viewer } from '#access/viewer';

/** What all people with the same role have in common. */
const sharedFields: ReadonlySet<PropertyKey> = new Set<keyof Viewer>(['role', 'contractorRole', 'isFounder']);

/** A session that tracks whether anything personal was read, which other people with the same role don't share. */
export function trackIdentity<S extends { viewer: Viewer; accessToken?: object | null }>(
  session: S,
): { session: S; isRead(): boolean } {
  let isRead = false;
  const tracked = <T extends object>(target: T, isShared: (key: PropertyKey) => boolean): T =>
    new Proxy(target, {
      get: (of, key) => {
        if (!isShared(key)) isRead = true;
        return Reflect.get(of, key) as unknown;
      },
      ownKeys: (of) => {
        isRead = true;
        return Reflect.ownKeys(of);
      },
    });
  const viewer = tracked(session.viewer, (key) => sharedFields.has(key));
  // Everyone without an access token has all permissions.
  const isShared = (key: PropertyKey) => key === 'viewer' || (key === 'accessToken' && !session.accessToken);
  return { session: tracked({ ...session, viewer }, isShared), isRead: () => isRead };
}
