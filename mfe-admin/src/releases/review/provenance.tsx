import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';
import type { Provenance_ReleaseFragment } from '#gql/graphql.ts';
import { Code, MutedText } from '../text-styles.ts';
import { abbreviateCommit } from '../abbreviate-commit.ts';

/** The origin of a version. It is the publisher's own statement, not verified beyond the team's signature. */
export function Provenance({ release }: { release: Provenance_ReleaseFragment }) {
  const { commit, repository, builder, provenanceSignature } = release;
  if (!commit && !repository && !builder) return <MutedText>The publisher gave no origin</MutedText>;
  return (
    <MutedText>
      Publisher's statement{provenanceSignature ? ', signed: ' : ', not signed: '}
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

/** Whether the server verified the version's signature. */
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
