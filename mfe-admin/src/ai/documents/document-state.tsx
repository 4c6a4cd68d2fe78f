import { useMutation } from 'kit/apollo';
import { Button, Icon } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import type { DocumentStage } from 'rules/documents';
import styled from 'styled-components';
import { toastFailure } from 'kit/toasts';
import { Tag } from 'kit/ui';
import { RetryDocumentDocument, type DocumentState_DocumentFragment } from '#gql/graphql.ts';
import { ActiveTag } from '../active-tag.tsx';

const stages: readonly DocumentStage[] = ['received', 'reading', 'indexing', 'ready'];
const stageLabels = {
  received: 'Received',
  reading: 'Reading',
  indexing: 'Indexing',
  ready: 'Ready',
  failed: 'Failed',
};

/** The processing stage of a document. */
export function DocumentState({ document }: { document: DocumentState_DocumentFragment }) {
  const { id, title, status, stage, failureReason, isActive } = document;
  const [retry, { loading }] = useMutation(RetryDocumentDocument);
  const retryProcessing = async () => {
    try {
      await retry({ variables: { id } });
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to process uploaded file.');
    }
  };
  return (
    <State>
      <Tags>
        {status !== 'processing' && <DocumentStatusTag status={status} />}
        <ActiveTag isActive={isActive} />
      </Tags>
      {status === 'processing' && progress()}
      {status === 'failed' && (
        <>
          <Reason>{failureReason}</Reason>
          <Button disabled={loading} aria-label={`Retry ${title}`} onClick={() => void retryProcessing()}>
            {loading ? 'Retrying…' : 'Retry'}
          </Button>
        </>
      )}
    </State>
  );

  function progress() {
    const step = stages.indexOf(stage);
    const text = `${stageLabels[stage]}, step ${step + 1} of ${stages.length}`;
    return (
      <Progress>
        <MeasuringRule label={`Progress of ${title}`} value={step} max={stages.length - 1} text={text} />
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
  gap: ${tokens.space.xs};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const Progress = styled.div`
  width: 200px;
  max-width: 100%;
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;

const Reason = styled.p`
  max-width: 44ch;
  color: ${tokens.color.danger};
  overflow-wrap: anywhere;
`;

/** The final processing status of a document. */
function DocumentStatusTag({ status }: { status: 'ready' | 'failed' }) {
  const isReady = status === 'ready';
  return (
    <Tag minimal intent={isReady ? 'success' : 'danger'} icon={<Icon name={isReady ? 'tick' : 'warning'} />}>
      {isReady ? 'Ready' : 'Failed'}
    </Tag>
  );
}
