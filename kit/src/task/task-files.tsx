import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
// By package name, as remotes import it: shared modules are not bundled into this part again.
import { useMutation, useQuery } from 'kit/apollo';
import { formatFileSize } from 'kit/upload';
import { maxTaskFiles } from 'rules/tasks';
import { supportedFilesHint, uploadTypes } from 'rules/uploads';
import { Button } from '../controls/button.tsx';
import { RelativeTime } from '../format.ts';
import { ErrorState } from '../states/error-state.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { tokens } from '../theme/tokens.ts';
import { toastFailure } from '../toasts/toast-failure.ts';
import { DeleteTaskFileDocument, type TaskFile_FileFragment as File, TaskFilesDocument } from './gql/graphql.ts';
import { TaskUploadRow } from './task-upload-row.tsx';
import { useTaskUploads } from './use-task-uploads.ts';

interface TaskFilesProps {
  taskId: string;
}

const acceptedExtensions = Object.keys(uploadTypes)
  .map((extension) => `.${extension}`)
  .join();

/** The files of a task, and a button to attach more, several at a time. */
export function TaskFiles({ taskId }: TaskFilesProps) {
  const { data, error, refresh } = useQuery(TaskFilesDocument, {
    variables: { id: taskId },
    fetchPolicy: 'cache-and-network',
  });
  const uploading = useTaskUploads(taskId, () => void refresh());
  const [remove] = useMutation(DeleteTaskFileDocument);
  const attachButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const files = data?.task?.files.edges.map(({ node }) => node);
  const isFull = (files?.length ?? 0) >= maxTaskFiles;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploading.add([...(target.files ?? [])]);
    // Lets the same file be chosen again.
    target.value = '';
  };
  /** The clicked button disappears, so the focus moves on. */
  const focusAttachButton = () => attachButton.current?.focus();
  const deleteFile = async ({ id, fileName }: File) => {
    focusAttachButton();
    try {
      await remove({ variables: { id } });
      await refresh();
    } catch (failure) {
      toastFailure(failure, `Couldn't delete ${fileName}`);
    }
  };

  return (
    <Place
      aria-label="Files"
      aria-busy={!files && !error}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        uploading.add([...event.dataTransfer.files]);
      }}
    >
      <Heading>Files</Heading>
      {files ? (
        <>
          {files.length === 0 && uploading.uploads.length === 0 && <Empty>No files yet.</Empty>}
          <List>
            {files.map((file) => (
              <FileRow key={file.id} file={file} onDelete={() => void deleteFile(file)} />
            ))}
            {uploading.uploads.map((upload) => (
              <TaskUploadRow
                key={upload.key}
                upload={upload}
                onRetry={() => {
                  focusAttachButton();
                  uploading.retry(upload);
                }}
                onRemove={() => {
                  focusAttachButton();
                  uploading.remove(upload.key);
                }}
              />
            ))}
          </List>
          <Button ref={attachButton} disabled={isFull} onClick={() => input.current?.click()}>
            Attach files
          </Button>
          <input
            ref={input}
            hidden
            multiple
            type="file"
            aria-label="Files"
            accept={acceptedExtensions}
            onChange={choose}
          />
          <Hint>
            {isFull
              ? `A task can have ${maxTaskFiles} files. Delete one to attach another.`
              : `${supportedFilesHint} 10 MB at most.`}
          </Hint>
        </>
      ) : error ? (
        <ErrorState title="Couldn't load the files" hint="Try again." onRetry={() => void refresh()} />
      ) : (
        <Skeleton role="img" aria-label="Loading the files" $width="100%" $height="56px" />
      )}
    </Place>
  );
}

function FileRow({ file, onDelete }: { file: File; onDelete: () => void }) {
  const { fileName, size, url, createdAt, uploadedBy, viewerCanDelete } = file;
  const [isConfirming, setConfirming] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) keepButton.current?.focus();
  }, [isConfirming]);
  return (
    <Row>
      <div>
        <a href={url} download={fileName}>
          {fileName}
        </a>
        <Details>
          {formatFileSize(size)} · {uploadedBy.firstName} {uploadedBy.lastName} · <RelativeTime at={createdAt} />
        </Details>
      </div>
      {isConfirming ? (
        <Actions role="group" aria-label={`Delete ${fileName}?`}>
          <Button ref={keepButton} onClick={() => setConfirming(false)}>
            Keep it
          </Button>
          <Button onClick={onDelete}>Delete file</Button>
        </Actions>
      ) : (
        viewerCanDelete && (
          <Button aria-label={`Delete ${fileName}`} onClick={() => setConfirming(true)}>
            Delete
          </Button>
        )
      )}
    </Row>
  );
}

/** Files can be dropped anywhere in it; its button is the equivalent for the keyboard. */
const Place = styled.section``;

const Heading = styled.h3`
  margin-bottom: ${tokens.space.xs};
  font-size: ${tokens.size.body};
  line-height: 24px;
`;

const Empty = styled.p`
  margin-bottom: ${tokens.space.s};
  color: ${tokens.color.faint};
`;

const List = styled.ul`
  display: grid;
  margin-bottom: ${tokens.space.s};
  gap: ${tokens.space.xs};
  &:empty {
    display: none;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
`;

const Details = styled.p`
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;

const Hint = styled.p`
  margin-top: 4px;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
