import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';
import type { Provenance_ReleaseFragment } from '#gql/graphql.ts';
import { Code, MutedText } from '../rows.ts';
import { abbreviateCommit } from '../abbreviate-commit.ts';

/** Where a version comes from. Nothing proves it: it is what its publisher says, signed by the team where it is signed. */
export function Provenance({ release }: { release: Provenance_ReleaseFragment }) {
  const { commit, repository, builder, provenanceSignature } = release;
  if (!commit && !repository && !builder) return <MutedText>The publisher says nothing about its origin</MutedText>;
  return (
    <MutedText>
      Publisher’s statement{provenanceSignature ? ', signed: ' : ', not signed: '}
      {commit && (
        <>
          commit <Code title={commit}>{abbreviateCommit(commit)}</Code>
        </>
      )}
      {repository && <> of {repository}</>}
      {builder && <>, built by {builder}</>}
    </MutedText>
  );
}

/** Whether the server has verified the signature of a version. */
export function SignedTag({ release: { signature, signingKey } }: { release: Provenance_ReleaseFragment }) {
  return (
    <Tag
      minimal
      intent={signature ? 'success' : 'none'}
      icon={<Icon name={signature ? 'tick' : 'cross'} />}
      title={signingKey ? `Verified with the public key ${signingKey}` : 'Its release key had no public key'}
    >
      {signature ? 'Signed' : 'Not signed'}
    </Tag>
  );
}
