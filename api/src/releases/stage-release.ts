import { portalRowRule } from 'rules/portal-row-rule';
import type { RemoteManifest, StageRelease } from 'rules/releases';
import { newId } from '#new-id';
import type { Context } from '#context';
import { forbidden } from '#errors';
import { keepInUse } from '#releases/check-versions';
import { checkRelease } from '#releases/contract/check-release';
import { refuseProblems } from '#releases/contract/refuse-problems';
import { requestPaths } from '#releases/paths/request-paths';
import { listPaths, type ListedPath } from '#releases/paths/listed-path';
import { tellMoved } from '#releases/move-pointer';
import { verifySignatures } from '#releases/verify-signature';
import { mayPublish, type Releaser } from '#remotes/find-releaser';
import { parseManifest, versionOf } from '#remotes/manifest';

interface Staged {
  remote: string;
  version: string;
  /** The server has verified the signature of its manifest. */
  isSigned: boolean;
  /** The files that are still to be sent. */
  missing: string[];
  /** What became of the paths that it brings. */
  portals: ListedPath[];
}

/**
 * Makes room for a version that keeps the contract. Nobody gets it yet, but its operations are run: once the pointer moves, a browser
 * may ask any server. A version that is known already keeps what is known of it.
 */
export async function stageRelease(
  context: Context,
  { manifest: text, portal, notes, ...given }: StageRelease,
): Promise<Staged> {
  const manifest = parseManifest(text);
  const releaser = await publisherOf(context, manifest.name);
  const { name: publishedBy, keyId } = releaser;
  const version = versionOf(text);
  const { commit = null, repository = null, builder = null } = given;
  const provenance = { commit, repository, builder };
  const { signature = null, provenanceSignature = null } = given;
  const signed = { remote: manifest.name, version, manifest: text, ...provenance, signature, provenanceSignature };
  const verified = verifySignatures(releaser, signed);
  refuseProblems(await checkRelease(context, { manifest: text, portal }));
  const { em, releaseFiles } = context;
  // Two may send the same build at once: whoever comes second finds the row of the first.
  await em.execute(
    upsertSql,
    [newId(), manifest.name, version, text, publishedBy, keyId, notes ?? null]
      .concat([commit, repository, builder])
      .concat([verified.signature, verified.signingKey, verified.provenanceSignature]),
  );
  await requestPaths(context, { remote: manifest.name, version, by: publishedBy, rows: declaredRows(manifest) });
  await keepInUse(context, { using: [{ part: manifest.name, version }] });
  const details = `Key of ${publishedBy}: staged ${manifest.name} ${version}`;
  context.securityLog.record({ kind: 'release_key_used', details });
  await tellMoved(context, manifest.name);
  return {
    remote: manifest.name,
    version,
    isSigned: verified.signature !== null,
    missing: await releaseFiles.missing(manifest.name, version, manifest.files),
    portals: (await listPaths(context)).filter(({ remote }) => remote === manifest.name),
  };
}

/**
 * What is known of a version stays, but for what a team has signed meanwhile. Where a build comes from is replaced as a whole: its
 * signature is over all three.
 */
const provenanceIsNewer = `(
  case when excluded.provenance_signature is null then releases.commit is null and releases.provenance_signature is null
       else releases.provenance_signature is null or releases.signing_key is distinct from excluded.signing_key end)`;
const upsertSql = `
  insert into releases (id, created_at, updated_at, source, remote, version, manifest, published_by, release_key_id, notes,
                        commit, repository, builder, signature, signing_key, provenance_signature)
  values (?, now(), now(), 'command', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (remote, version) do update
     set notes = coalesce(releases.notes, excluded.notes),
         commit = case when ${provenanceIsNewer} then excluded.commit else releases.commit end,
         repository = case when ${provenanceIsNewer} then excluded.repository else releases.repository end,
         builder = case when ${provenanceIsNewer} then excluded.builder else releases.builder end,
         provenance_signature = case when ${provenanceIsNewer} then excluded.provenance_signature
                                     when excluded.signing_key is not null and releases.signing_key is distinct from excluded.signing_key then null
                                     else releases.provenance_signature end,
         signature = coalesce(excluded.signature, releases.signature),
         signing_key = coalesce(excluded.signing_key, releases.signing_key)`;
/** The contract check has seen that they are rows. */
const declaredRows = ({ portals = [] }: RemoteManifest) => portals.map((row) => portalRowRule.parse(row));

/** Who publishes a remote. Throws `forbidden` where their key is for others. */
export async function publisherOf({ releaser }: Context, remote: string): Promise<Releaser> {
  const found = await releaser();
  if (!found || !mayPublish(found, remote)) throw forbidden(`This release key is not for ${remote}`);
  return found;
}
