import { formatMoney } from 'kit/format';
import styled from 'styled-components';
import type { ClientSummaryQuery } from '#gql/graphql.ts';

/** Explains the figure: a sample is not computed from anything. */
export function MoneySaved({
  saved: { value, isSample },
}: {
  saved: ClientSummaryQuery['clientSummary']['moneySaved'];
}) {
  if (!isSample) {
    return (
      <Words>{Number(value) === 0 ? 'No savings are on record yet.' : `${formatMoney(value)} are on record.`}</Words>
    );
  }
  return (
    <>
      <Words>
        {formatMoney(value)} is a sample: a fixed figure that shows what will appear here. It is not added up from your
        projects.
      </Words>
      <Words>A figure of your own replaces it as soon as there is a record of what your projects have saved.</Words>
    </>
  );
}

const Words = styled.p`
  max-width: ${({ theme }) => theme.width.text};
`;
