import type { ComponentType, ReactNode } from 'react';
import type { DeclaredPortalRow } from 'rules/portal-rows';
import type { DataClient } from './apollo.ts';
import type { Viewer } from './session.tsx';

/* The contract between the shell and a remote. Types only: each is built without the other. */

/** The one module that every remote exposes, `./portal`. */
export interface PortalModule {
  portal: Portal;
}

export interface Portal<Path extends string = string> {
  /** Every screen of the remote. Any other path shows the 404 screen. */
  routes: ReadonlyArray<PortalRoute<Path>>;
  /** The top bar's links in this portal. */
  nav: readonly PortalLink[];
  /** Wraps all screens and stays mounted across navigation, for the data client and live subscriptions. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

export interface PortalRoute<Path extends string = string> {
  /** From the origin, with parameters, such as `/client/projects/:id`. */
  path: Path;
  /** The document's title; the shell adds the product's name. */
  title: string;
  Screen: Screen;
}

/** A screen, and what can be prefetched when a link to it is hovered. */
export type Screen = ComponentType & {
  /** Fetches its code, if that is a file of its own. Returns the screen in that code. */
  preload?: () => Promise<Screen>;
  /** Fetches its first data, of what this person sees there. Its code is loaded by then. */
  prefetchData?: (client: DataClient, url: URL, viewer?: Viewer) => void;
};

export interface PortalLink {
  to: string;
  label: string;
}

/** GET /remotes.json: federation name to the version that this visitor gets. */
export type RemoteRegistry = Record<string, RemoteRow>;

export interface RemoteRow {
  /** Such as mfe-client. */
  name: string;
  version: string;
  entry: string;
  /** Of the entry, checked by the browser; empty for a remote in development. */
  integrity: string;
  /** Other files that it needs at once. */
  ahead: readonly string[];
  /** It is served from this machine, in this browser only. */
  isOverride?: true;
  /** The paths that it has registered and an administrator has approved. */
  portals?: readonly DeclaredPortalRow[];
}
