import type { ComponentType, ReactNode } from 'react';
import type { DeclaredPortalRow } from 'rules/portal-rows';
import type { DataClient } from './apollo.ts';

/* What the shell and a remote agree on. Types only: a remote is built without the shell, and the shell without it. */

/** The one module that every remote exposes, `./portal`. */
export interface PortalModule {
  portal: Portal;
}

export interface Portal<Path extends string = string> {
  /** Every screen of the remote. A path that none of them has is the 404 screen. */
  routes: ReadonlyArray<PortalRoute<Path>>;
  /** The links of the top bar while one is in this portal. */
  nav: readonly PortalLink[];
  /** Stands around all screens and outlives a change between them: the data client, live subscriptions. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

export interface PortalRoute<Path extends string = string> {
  /** From the origin, with parameters as in `/client/projects/:id`. */
  path: Path;
  /** The document's title; the shell adds the product's name. */
  title: string;
  Screen: Screen;
}

/** A screen, and what can be done ahead of it while one points at a link to it. */
export type Screen = ComponentType & {
  /** Fetches its code, where that is a file of its own. Answers the screen that the code holds. */
  preload?: () => Promise<Screen>;
  /** Asks for its first data. Its code is there by then. */
  prefetchData?: (client: DataClient, address: URL) => void;
};

export interface PortalLink {
  to: string;
  label: string;
}

/** GET /remotes.json: federation name to the version that one gets. */
export type RemoteRegistry = Record<string, RemoteRow>;

export interface RemoteRow {
  /** As in mfe-client. */
  name: string;
  version: string;
  entry: string;
  /** Of the entry, which the browser then checks; empty for one that is being developed. */
  integrity: string;
  /** What else it needs at once. */
  ahead: readonly string[];
  /** It comes from this machine, in this browser alone. */
  isOverride?: true;
  /** The paths that it has registered, and that an administrator has approved. */
  portals?: readonly DeclaredPortalRow[];
}
