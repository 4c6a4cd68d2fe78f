import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** An empty state: `title` in the specification's words, and below it what will appear here. */
export function EmptyState({ title, hint }: { title: string; hint?: string }) {
  return (
    <Place>
      <p>{title}</p>
      {hint && <Hint>{hint}</Hint>}
    </Place>
  );
}

const Place = styled.div`
  padding: ${tokens.space.xl} ${tokens.space.l};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  font-weight: 600;
`;

const Hint = styled.p`
  max-width: 60ch;
  margin-top: 4px;
  color: ${tokens.color.faint};
  font-weight: 400;
`;
