import { Icon } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import styled from 'styled-components';
import type { Upload } from './upload-store.ts';
import { sizeInWords } from './upload-words.ts';

/** Where the file is. Changes are announced; the progress bar can be queried. */
export function UploadState({ upload }: { upload: Upload }) {
  return (
    <>
      <Line>
        {upload.stage !== 'none' && (
          <>
            {signs[upload.stage]}
            <Name>{upload.fileName}</Name>
            <span>{wordsFor(upload)}</span>
          </>
        )}
      </Line>
      {upload.stage === 'sending' && (
        <Progress>
          <MeasuringRule label="Upload" value={upload.sent} max={upload.size} text={howFar(upload)} />
          <p>{howFar(upload)}</p>
        </Progress>
      )}
    </>
  );
}

type Sending = Extract<Upload, { stage: 'sending' }>;

const signs = { sending: <Icon name="arrow" />, failed: <Icon name="warning" />, kept: <Icon name="tick" /> };

function wordsFor(upload: Exclude<Upload, { stage: 'none' }>): string {
  if (upload.stage === 'kept') return `uploaded, ${sizeInWords(upload.size)}`;
  if (upload.stage === 'failed') return 'not uploaded';
  return isChecked(upload) ? 'is being checked' : 'is being uploaded';
}

const isChecked = ({ sent, size }: Sending) => size > 0 && sent === size;

const howFar = ({ sent, size }: Sending) => `${sizeInWords(sent)} of ${sizeInWords(size)}`;

const Line = styled.output`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  &:empty {
    display: none;
  }
  span {
    color: ${({ theme }) => theme.color.soft};
  }
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const Progress = styled.div`
  display: grid;
  gap: 4px;
  color: ${({ theme }) => theme.color.soft};
  font-variant-numeric: tabular-nums;
`;
