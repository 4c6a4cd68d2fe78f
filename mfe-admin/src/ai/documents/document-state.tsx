import { useMutation } from 'kit/apollo';
import { Button, Icon } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import { Tag } from 'kit/ui';
import type { DocumentStage } from 'rules/documents';
import styled from 'styled-components';
import { RetryDocumentDocument, type DocumentState_DocumentFragment } from '#gql/graphql.ts';
import { tellFailure } from '../../failure.ts';

const steps: readonly DocumentStage[] = ['received', 'reading', 'indexing', 'ready'];
const words = { received: 'Received', reading: 'Reading', indexing: 'Indexing', ready: 'Ready', failed: 'Failed' };

/** How far a document is on its way from a file to something that Jarvis can answer from. */
export function DocumentState({ document }: { document: DocumentState_DocumentFragment }) {
  const { id, title, status, stage, failureReason } = document;
  const [retry, { loading }] = useMutation(RetryDocumentDocument);
  const again = async () => {
    try {
      await retry({ variables: { id } });
    } catch (error) {
      tellFailure(error, 'Failed to process uploaded file.');
    }
  };
  if (status === 'failed') {
    return (
      <Failure>
        <Tag minimal intent="danger" icon={<Icon name="warning" />}>
          {words.failed}
        </Tag>
        <p>{failureReason}</p>
        <Button disabled={loading} aria-label={`Retry ${title}`} onClick={() => void again()}>
          {loading ? 'Retrying...' : 'Retry'}
        </Button>
      </Failure>
    );
  }
  if (status === 'ready') {
    return (
      <Tag minimal intent="success" icon={<Icon name="tick" />}>
        {words.ready}
      </Tag>
    );
  }
  const step = steps.indexOf(stage);
  const text = `${words[stage]}, step ${step + 1} of ${steps.length}`;
  return (
    <Progress>
      <MeasuringRule label={`Progress of ${title}`} value={step} max={steps.length - 1} text={text} />
      <p>{text}</p>
    </Progress>
  );
}

const Progress = styled.div`
  width: 200px;
  max-width: 100%;
  p {
    color: ${({ theme }) => theme.color.soft};
    font-variant-numeric: tabular-nums;
  }
`;

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
  p {
    max-width: 44ch;
    color: ${({ theme }) => theme.color.danger};
    overflow-wrap: anywhere;
  }
`;
