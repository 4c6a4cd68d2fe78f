import { portalRowRule } from 'rules/portal-row-rule';
import type { RemoteManifest, StageRelease } from 'rules/releases';
import { newId } from '#new-id';
import type { Context } from '#context';
import { conflict, forbidden } from '#errors';
import { checkRelease } from '#releases/contract/check-release';
import { refuseProblems } from '#releases/contract/refuse-problems';
import { requestPaths } from '#releases/paths/request-paths';
import { listPaths, type ListedPath } from '#releases/paths/listed-path';
import { publishReleaseMoved } from '#releases/move-pointer';
import { verifySignatures } from '#releases/verify-signature';
import { canPublish, type Releaser } from '#remotes/find-releaser';
import { wasServedSql } from '#remotes/release-sql';
import { parseManifest, getVersion } from '#remotes/manifest';

interface StagedVersion {
  remote: string;
  version: string;
  /** Whether the signature of its manifest has been verified. */
  isSigned: boolean;
  /** The stored commit. */
  commit: string | null;
  /** The files that still have to be uploaded. */
  missing: string[];
  /** The status of its paths. */
  portals: ListedPath[];
}

/**
 * Stages a version that passes the contract check. It is not served yet, but its operations are accepted: once the pointer moves, a browser
 * may ask any server. Known details of a known version are kept.
 */
export async function stageRelease(
  context: Context,
  { manifest: text, portal, notes, ...signing }: StageRelease,
): Promise<StagedVersion> {
  const manifest = parseManifest(text);
  const releaser = await requirePublisher(context, manifest.name);
  const { name: publishedBy, keyId } = releaser;
  const version = getVersion(text);
  const { commit = null, repository = null, builder = null } = signing;
  const provenance = { commit, repository, builder };
  const { signature = null, provenanceSignature = null } = signing;
  const signed = { remote: manifest.name, version, manifest: text, ...provenance, signature, provenanceSignature };
  const verified = verifySignatures(releaser, signed);
  refuseProblems(await checkRelease(context, { manifest: text, portal }));
  const { em, releaseFiles } = context;
  // On concurrent staging of the same build, the second finds the row of the first.
  const [upserted] = await em.execute<Array<{ commit: string | null }>>(
    upsertSql,
    [newId(), manifest.name, version, text, publishedBy, keyId, notes ?? null]
      .concat([commit, repository, builder])
      .concat([verified.signature, verified.signingKey, verified.provenanceSignature]),
  );
  if (!upserted)
    throw conflict(`Another build of ${manifest.name} has the version ${version}. Change something and build again`);
  await requestPaths(context, { remote: manifest.name, version, by: releaser, rows: parseDeclaredRows(manifest) });
  const details = `Key of ${publishedBy}: staged ${manifest.name} ${version}`;
  context.securityLog.record({ kind: 'release_key_used', details });
  await publishReleaseMoved(context, manifest.name);
  return {
    remote: manifest.name,
    version,
    isSigned: verified.signature !== null,
    commit: upserted.commit,
    missing: await releaseFiles.findMissing(manifest.name, version, manifest.files),
    portals: (await listPaths(context)).filter(({ remote }) => remote === manifest.name),
  };
}

/** Only the key that requested approval may change a version that is waiting for it. */
const isAnothersSql = `exists (
  select 1 from release_requests request
   where request.remote = releases.remote and request.version = releases.version and request.status = 'waiting'
     and request.release_key_id is distinct from excluded.release_key_id)`;
const isServedSql = `exists (
  select 1 from remote_pointers pointer where releases.id in (pointer.current_id, pointer.canary_id))`;
/**
 * Commit, repository and builder are replaced together, since one signature covers all three; never once the version was served to someone.
 */
const takesProvenanceSql = `(
  not (releases.source = 'command' and ${wasServedSql}) and not ${isAnothersSql}
  and case when excluded.provenance_signature is null then releases.commit is null and releases.provenance_signature is null
           else releases.provenance_signature is null or releases.signing_key is distinct from excluded.signing_key end)`;
/** After replacing its key pair, a team signs an earlier version again to publish it again. */
const takesSignatureSql = `(excluded.signature is not null and not ${isServedSql} and not ${isAnothersSql})`;
/** Known details are kept, except for new signatures. Another manifest with the same hash is rejected. */
const upsertSql = `
  insert into releases (id, created_at, updated_at, last_used_at, source, remote, version, manifest, published_by, release_key_id, notes,
                        commit, repository, builder, signature, signing_key, provenance_signature)
  values (?, now(), now(), now(), 'command', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (remote, version) do update
     set last_used_at = now(),
         notes = coalesce(releases.notes, excluded.notes),
         commit = case when ${takesProvenanceSql} then excluded.commit else releases.commit end,
         repository = case when ${takesProvenanceSql} then excluded.repository else releases.repository end,
         builder = case when ${takesProvenanceSql} then excluded.builder else releases.builder end,
         provenance_signature = case when ${takesProvenanceSql} then excluded.provenance_signature
                                     when ${takesSignatureSql} and releases.signing_key is distinct from excluded.signing_key then null
                                     else releases.provenance_signature end,
         signature = case when ${takesSignatureSql} then excluded.signature else releases.signature end,
         signing_key = case when ${takesSignatureSql} then excluded.signing_key else releases.signing_key end
   where releases.manifest = excluded.manifest
  returning commit`;
/** Validated by the contract check. */
const parseDeclaredRows = ({ portals = [] }: RemoteManifest) => portals.map((row) => portalRowRule.parse(row));

/** The publisher of a remote. Throws `forbidden` if their key is for others. */
export async function requirePublisher({ releaser }: Context, remote: string): Promise<Releaser> {
  const found = await releaser();
  if (!found || !canPublish(found, remote)) throw forbidden(`This release key is not for ${remote}`);
  return found;
}
