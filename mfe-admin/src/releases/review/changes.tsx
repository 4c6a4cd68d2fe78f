import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Changes_ChangesFragment } from '#gql/graphql.ts';
import { Code, MutedText } from '../text-styles.ts';

/** Longer lists are collapsed. */
const maxInlineNames = 12;

/** What a version changes: its API requests and its size. */
export function Changes({ changes }: { changes: Changes_ChangesFragment }) {
  const { against, newOperations, changedOperations, removedOperations, newFields, removedFields } = changes;
  const lists = [
    ['New operations', newOperations],
    ['Changed operations', changedOperations],
    ['Removed operations', removedOperations],
    ['New fields', newFields],
    ['Removed fields', removedFields],
  ] as const;
  const shown = lists.filter(([, names]) => names.length > 0);
  return (
    <Block>
      <MutedText>
        {against ? (
          <>
            Compared with <Code>{against}</Code>
          </>
        ) : (
          'The first version of this portal'
        )}
        {' · '}
        {formatSizeChange(changes)}
      </MutedText>
      {shown.length === 0 && <p>The same requests to the API</p>}
      {shown.map(([title, names]) => (
        <NameList key={title} title={title} names={names} />
      ))}
    </Block>
  );
}

function NameList({ title, names }: { title: string; names: readonly string[] }) {
  const heading = `${title} (${names.length})`;
  const list = (
    <List aria-label={title}>
      {names.map((name) => (
        <li key={name}>
          <Code>{name}</Code>
        </li>
      ))}
    </List>
  );
  if (names.length > maxInlineNames)
    return (
      <details>
        <summary>{heading}</summary>
        {list}
      </details>
    );
  return (
    <div>
      <Heading>{heading}</Heading>
      {list}
    </div>
  );
}

const Block = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  summary {
    min-height: 24px;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Heading = styled.p`
  font-weight: 600;
`;

const List = styled.ul`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
  gap: 4px ${tokens.space.s};
  li {
    min-width: 0;
  }
`;

type Sizes = Pick<Changes_ChangesFragment, 'scriptBytes' | 'scriptBytesBefore' | 'isCompressed'>;

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats the script size and its change, as in "Scripts 12.3 kB (Brotli), +1.1 kB". */
function formatSizeChange({ scriptBytes, scriptBytesBefore, isCompressed }: Sizes): string {
  const size = `Scripts ${formatKilobytes(scriptBytes)} (${isCompressed ? 'Brotli' : 'uncompressed'})`;
  if (scriptBytesBefore === null) return size;
  const change = scriptBytes - scriptBytesBefore;
  if (change === 0) return `${size}, unchanged`;
  return `${size}, ${change < 0 ? '−' : '+'}${formatKilobytes(Math.abs(change))}`;
}
