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
const fetchLabels = { ...stageLabels, received: 'Waiting to fetch', reading: 'Fetching' };

/** The processing stage of a document. */
export function DocumentState({ document }: { document: DocumentState_DocumentFragment }) {
  const { id, title, status, stage, textSource, failureReason, isActive } = document;
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
        {status === 'failed' && <FailedTag />}
        {status === 'ready' && <TextTag textSource={textSource} />}
        <ActiveTag isActive={isActive} />
      </Tags>
      {status === 'processing' && progress()}
      {status === 'ready' && textSource === null && <Note>Jarvis doesn't answer from it until its text is added.</Note>}
      {status === 'ready' && textSource === 'summary' && <Note>Jarvis only has the content summary.</Note>}
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
    const labels = textSource === 'address' ? fetchLabels : stageLabels;
    const text = `${labels[stage]}, step ${step + 1} of ${stages.length}`;
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

const Note = styled.p`
  max-width: 44ch;
  color: ${tokens.color.soft};
`;

const FailedTag = () => (
  <Tag minimal intent="danger" icon={<Icon name="warning" />}>
    Failed
  </Tag>
);

/** Whether Jarvis can answer from a document. */
function TextTag({ textSource }: Pick<DocumentState_DocumentFragment, 'textSource'>) {
  if (textSource === null)
    return (
      <Tag minimal intent="warning" icon={<Icon name="eyeOff" />}>
        Not read
      </Tag>
    );
  if (textSource === 'summary')
    return (
      <Tag minimal intent="none" icon={<Icon name="info" />}>
        Summary only
      </Tag>
    );
  return (
    <Tag minimal intent="success" icon={<Icon name="tick" />}>
      Ready
    </Tag>
  );
}
