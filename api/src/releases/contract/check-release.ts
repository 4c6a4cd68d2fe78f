import type { GraphQLSchema } from 'graphql';
import type { CheckRelease } from 'rules/releases';
import type { Context } from '#context';
import { unavailable } from '#errors';
import { checkOperations } from '#releases/contract/check-operations';
import { checkPortal } from '#releases/contract/check-portal';
import { checkShared } from '#releases/contract/check-shared';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import { readShell } from '#remotes/builds';
import { parseManifest } from '#remotes/manifest';

/** THE contract check: what a build asks of the API and of the shell that run here, and whether its portal is what they expect. */
export function checkRelease(
  { settings }: Context,
  schema: GraphQLSchema,
  { manifest: text, portal }: CheckRelease,
): ReleaseProblem[] {
  const { name, takes, operations } = parseManifest(text);
  const shell = readShell(settings.shellDir);
  if (!shell) throw unavailable('The shell that releases are checked against');
  const { provides, portals } = shell.manifest;
  return [
    ...checkOperations(schema, operations),
    ...checkShared(takes, provides),
    ...checkPortal(name, portal, portals),
  ];
}
