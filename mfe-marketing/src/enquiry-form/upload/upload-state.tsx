import { Icon } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import { formatFileSize } from 'kit/upload';
import styled from 'styled-components';
import type { Upload } from './upload-store.ts';

/** The upload's state. Screen readers announce changes, and can query the progress bar. */
export function UploadState({ upload }: { upload: Upload }) {
  return (
    <>
      <Line>
        {upload.stage !== 'none' && (
          <>
            {stageIcons[upload.stage]}
            <Name>{upload.fileName}</Name>
            <span>{describeUpload(upload)}</span>
          </>
        )}
      </Line>
      {upload.stage === 'sending' && (
        <Progress>
          <MeasuringRule label="Upload" value={upload.sent} max={upload.size} text={formatProgress(upload)} />
          <p>{formatProgress(upload)}</p>
        </Progress>
      )}
    </>
  );
}

type Sending = Extract<Upload, { stage: 'sending' }>;

const stageIcons = { sending: <Icon name="arrow" />, failed: <Icon name="warning" />, kept: <Icon name="tick" /> };

function describeUpload(upload: Exclude<Upload, { stage: 'none' }>): string {
  if (upload.stage === 'kept') return `uploaded, ${formatFileSize(upload.size)}`;
  if (upload.stage === 'failed') return 'not uploaded';
  return isBeingChecked(upload) ? 'is being checked' : 'is being uploaded';
}

const isBeingChecked = ({ sent, size }: Sending) => size > 0 && sent === size;

const formatProgress = ({ sent, size }: Sending) => `${formatFileSize(sent)} of ${formatFileSize(size)}`;

const Line = styled.output`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  &:empty {
    display: none;
  }
  span {
    color: ${tokens.color.soft};
  }
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const Progress = styled.div`
  display: grid;
  gap: 4px;
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;
