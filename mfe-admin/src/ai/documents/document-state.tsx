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

interface DocumentStateProps {
  document: DocumentState_DocumentFragment;
  onAddText: () => void;
}

/** The processing stage of a document, and what to do about one that Jarvis can't answer from. */
export function DocumentState({ document, onAddText }: DocumentStateProps) {
  const { id, title, status, stage, textSource, failureReason, isActive } = document;
  const [retry, { loading }] = useMutation(RetryDocumentDocument);
  const retryProcessing = async () => {
    try {
      await retry({ variables: { id } });
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to process uploaded file.');
    }
  };
  const isNotReplaced = status === 'ready' && failureReason !== null;
  const note = status === 'ready' ? getNote(textSource) : undefined;
  return (
    <State>
      <Inline>
        {status === 'failed' && <FailedTag />}
        {status === 'ready' && <TextTag textSource={textSource} />}
        <ActiveTag isActive={isActive} />
      </Inline>
      {status === 'processing' && progress()}
      {status === 'failed' && <Reason>{failureReason}</Reason>}
      {isNotReplaced && <Reason>{`Couldn't read the new text, so the one before is kept. ${failureReason}`}</Reason>}
      {note && <Note>{note}</Note>}
      {(status === 'failed' || isNotReplaced || note) && (
        <Inline>
          {status === 'failed' && (
            <Button disabled={loading} aria-label={`Retry ${title}`} onClick={() => void retryProcessing()}>
              {loading ? 'Retrying…' : 'Retry'}
            </Button>
          )}
          <Button aria-label={`Add text to ${title}`} onClick={onAddText}>
            Add Text
          </Button>
        </Inline>
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

function getNote(textSource: DocumentState_DocumentFragment['textSource']): string | undefined {
  if (textSource === null) return "Jarvis doesn't answer from it until its text is added.";
  return textSource === 'summary' ? 'Jarvis only has the content summary.' : undefined;
}

const State = styled.div`
  display: grid;
  min-width: 0;
  align-content: start;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

const Inline = styled.div`
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
