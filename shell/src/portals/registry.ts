import type { RemoteRegistry } from 'kit/contract';
import type { PortalRow } from 'rules/portal-rows';

let rows: readonly PortalRow[] | undefined;
let cachedRegistry: Promise<RemoteRegistry> | undefined;
let pending: Promise<RemoteRegistry> | undefined;
let remotes: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The rows that releases have registered, as this tab knows them: the server wrote them into the page. */
export function getRegisteredPortals(): readonly PortalRow[] {
  if (rows === undefined) applyRegistry(readInlinedRegistry() ?? {});
  return rows ?? [];
}

/** The remotes in the last registry, such as mfe-client. */
export function getServedRemotes(): ReadonlySet<string> {
  getRegisteredPortals();
  return remotes;
}

export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined in development, and outside of a page. */
function readInlinedRegistry(): RemoteRegistry | undefined {
  const text = globalThis.document?.querySelector('#remotes')?.textContent;
  return text ? (JSON.parse(text) as RemoteRegistry) : undefined;
}

/** The registry of this tab, which the server wrote into the page. In development it is fetched. */
export function getRegistry(): Promise<RemoteRegistry> {
  const inlined = cachedRegistry ? undefined : readInlinedRegistry();
  if (inlined) cachedRegistry = Promise.resolve(inlined);
  return cachedRegistry ?? fetchRegistry('default');
}

/** Fetches the current registry from the server. */
export function fetchRegistry(cache: RequestCache = 'reload'): Promise<RemoteRegistry> {
  const request = requestRegistry(cache);
  const before = cachedRegistry;
  cachedRegistry = request;
  pending = request;
  // Without an answer, the known rows stay.
  request
    .catch(() => {
      if (cachedRegistry === request) cachedRegistry = before;
    })
    .finally(() => {
      if (pending === request) pending = undefined;
    });
  return request;
}

/** The same for a portal that is about to load: a request in flight is fresh enough. */
export const getFreshRegistry = (): Promise<RemoteRegistry> => pending ?? fetchRegistry();

async function requestRegistry(cache: RequestCache): Promise<RemoteRegistry> {
  const response = await fetch('/remotes.json', { cache });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  const registry = (await response.json()) as RemoteRegistry;
  applyRegistry(registry);
  return registry;
}

function applyRegistry(registry: RemoteRegistry): void {
  const next = Object.entries(registry).flatMap(([remote, { portals = [] }]) =>
    portals.map((row): PortalRow => ({ ...row, remote })),
  );
  remotes = new Set(Object.values(registry).map(({ name }) => name));
  // Equal rows stay the same object, so nothing rerenders.
  if (rows !== undefined && JSON.stringify(next) === JSON.stringify(rows)) return;
  const isFirst = rows === undefined;
  rows = next;
  if (!isFirst) for (const listener of listeners) listener();
}
