import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'express';
import { findSitePage } from 'rules/site-pages';

/** The splash, for the first public page of a browser session. Skipped on the way to a sign-in. */
export function splashFor({ path: pathname, query, headers }: Request, shellDir: string): string {
  const wasSeen = /(?:^|;\s*)splash=seen(?:;|$)/.test(headers.cookie ?? '');
  if (wasSeen || 'sign-in' in query || !findSitePage(pathname)) return '';
  const file = path.join(shellDir, 'splash.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
