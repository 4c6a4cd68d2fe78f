import { useQuery } from 'kit/apollo';
import { SampleTag, Stats } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { DocHubCountsDocument } from '#gql/graphql.ts';
import { categoryNames } from '../knowledge/category-names.ts';
import { docHubCategories } from './doc-hub-categories.ts';

/** The number of documents in each category. */
export function DocumentCounts() {
  const { data, error, refresh } = useQuery(DocHubCountsDocument, { fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load the counts"
        hint="You can still browse the documents. Try again."
        onRetry={refresh}
      />
    );
  }
  const counts = data?.knowledgeSummary.docHub;
  return (
    <Row aria-label="Documents by category" aria-busy={!counts}>
      {docHubCategories.map(({ category, count }) => (
        <div key={category}>
          <dt>{categoryNames[category]}</dt>
          <dd>
            {counts ? <Figure>{counts[count].value}</Figure> : <Skeleton $width="48px" $height="32px" />}
            {counts?.[count].isSample && <SampleTag />}
          </dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled(Stats)`
  > div {
    padding: ${tokens.space.m};
    background: ${tokens.color.raised};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    display: flex;
    min-height: 36px;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${tokens.space.s};
  }
`;

const Figure = styled.span`
  font: 600 ${tokens.size.title} / 36px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`;
