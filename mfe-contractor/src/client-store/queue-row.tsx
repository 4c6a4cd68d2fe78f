import { MeasuringRule } from 'kit/measuring-rule';
import { SampleTag } from 'kit/panel';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { TestingQueueQuery } from '#gql/graphql.ts';
import { getProjectUrl } from '../projects/project-url.ts';

type QueueItem = TestingQueueQuery['contractorSummary']['testingQueue'][number];

export function QueueRow({ item: { projectId, title, clientName, progress, isSample } }: { item: QueueItem }) {
  return (
    <li>
      <Head>
        <h3>{projectId ? <Link to={getProjectUrl(projectId)}>{title}</Link> : title}</h3>
        {isSample && <SampleTag />}
      </Head>
      {clientName && <Client>{clientName}</Client>}
      <Progress>
        <MeasuringRule label={`Progress of ${title}`} value={progress} text={`${progress}% complete`} />
        <span>{progress}%</span>
      </Progress>
    </li>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.small};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Client = styled.p`
  color: ${tokens.color.soft};
`;

const Progress = styled.div`
  display: grid;
  padding-top: 4px;
  align-items: center;
  grid-template-columns: 1fr 40px;
  gap: ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
  > span {
    text-align: right;
  }
`;
