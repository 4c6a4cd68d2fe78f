import styled from 'styled-components';
import { formatFileSize } from 'kit/upload';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { MeasuringRule } from '../measuring-rule.tsx';
import { tokens } from '../theme/tokens.ts';
import type { TaskUpload } from './use-task-uploads.ts';

interface TaskUploadRowProps {
  upload: TaskUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file that is being uploaded, or couldn't be. */
export function TaskUploadRow({ upload: { file, sent, failure }, onRetry, onRemove }: TaskUploadRowProps) {
  const progress = `${formatFileSize(sent)} of ${formatFileSize(file.size)}`;
  return (
    <Row>
      <div>
        <strong>{file.name}</strong>
        {failure ? (
          <Failure role="alert">
            <Icon name="warning" /> {failure.message}
          </Failure>
        ) : (
          <>
            <MeasuringRule label={`Upload of ${file.name}`} value={sent} max={file.size || 1} text={progress} />
            <p>{sent === file.size ? 'Checking the file…' : progress}</p>
          </>
        )}
      </div>
      <Actions>
        {failure?.canRetry && (
          <Button aria-label={`Retry ${file.name}`} onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button aria-label={`${failure ? 'Remove' : 'Cancel'} ${file.name}`} onClick={onRemove}>
          {failure ? 'Remove' : 'Cancel'}
        </Button>
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
  > div:first-child {
    display: grid;
    min-width: 160px;
    flex: 1;
    gap: 4px;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
`;

const Failure = styled.p`
  color: ${tokens.color.danger};
  svg {
    vertical-align: -3px;
  }
`;
