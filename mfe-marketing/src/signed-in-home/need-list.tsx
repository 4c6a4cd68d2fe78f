import { Link } from 'kit/router';
import styled from 'styled-components';
import type { NeedsMeQuery } from './gql/graphql.ts';
import { NeedRow } from './need-row.tsx';
import { useNow } from './use-now.ts';

interface Listed {
  needs: NeedsMeQuery['needsMe'];
  /** Where the rest of them is. */
  portal: string;
}

export function NeedList({ needs: { items, total }, portal }: Listed) {
  const now = useNow();
  const more = total - items.length;
  return (
    <div>
      <Needs aria-labelledby={needsHeading}>
        {items.map((need) => (
          <NeedRow key={`${need.kind} ${need.id}`} need={need} now={now} />
        ))}
      </Needs>
      {more > 0 && (
        <More>{portal === '/' ? `and ${more} more` : <Link to={portal}>and {more} more in your portal</Link>}</More>
      )}
    </div>
  );
}

export const needsHeading = 'needs-heading';

export const Needs = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

const More = styled.p`
  margin-top: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.soft};
`;
