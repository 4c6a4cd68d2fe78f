import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import type { DocumentStage } from 'rules/documents';
import styled from 'styled-components';
import { RetryDocumentDocument, type DocumentState_DocumentFragment } from '#gql/graphql.ts';
import { tellFailure } from '../../failure.ts';
import { ActiveTag } from '../active-tag.tsx';
import { ReadingTag } from './reading-tag.tsx';

const steps: readonly DocumentStage[] = ['received', 'reading', 'indexing', 'ready'];
const words = { received: 'Received', reading: 'Reading', indexing: 'Indexing', ready: 'Ready', failed: 'Failed' };

/** How far a document is on its way from a file to something that Jarvis can answer from. */
export function DocumentState({ document }: { document: DocumentState_DocumentFragment }) {
  const { id, title, status, stage, failureReason, isActive } = document;
  const [retry, { loading }] = useMutation(RetryDocumentDocument);
  const again = async () => {
    try {
      await retry({ variables: { id } });
    } catch (error) {
      tellFailure(error, 'Failed to process uploaded file.');
    }
  };
  return (
    <State>
      <Tags>
        {status !== 'processing' && <ReadingTag status={status} />}
        <ActiveTag isActive={isActive} />
      </Tags>
      {status === 'processing' && progress()}
      {status === 'failed' && (
        <>
          <Reason>{failureReason}</Reason>
          <Button disabled={loading} aria-label={`Retry ${title}`} onClick={() => void again()}>
            {loading ? 'Retrying...' : 'Retry'}
          </Button>
        </>
      )}
    </State>
  );

  function progress() {
    const step = steps.indexOf(stage);
    const text = `${words[stage]}, step ${step + 1} of ${steps.length}`;
    return (
      <Progress>
        <MeasuringRule label={`Progress of ${title}`} value={step} max={steps.length - 1} text={text} />
        <p>{text}</p>
      </Progress>
    );
  }
}

const State = styled.div`
  display: grid;
  min-width: 0;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

const Progress = styled.div`
  width: 200px;
  max-width: 100%;
  color: ${({ theme }) => theme.color.soft};
  font-variant-numeric: tabular-nums;
`;

const Reason = styled.p`
  max-width: 44ch;
  color: ${({ theme }) => theme.color.danger};
  overflow-wrap: anywhere;
`;
