import styled from 'styled-components';

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
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l}`};
  border: 1px dashed ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-weight: 600;
`;

const Hint = styled.p`
  max-width: 60ch;
  margin-top: 4px;
  color: ${({ theme }) => theme.color.faint};
  font-weight: 400;
`;
