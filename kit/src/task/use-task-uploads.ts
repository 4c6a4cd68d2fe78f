import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { getFailureMessage, getRejectionMessage, isRefused, putFile } from 'kit/upload';
import { toFault } from '../fault.ts';
import { toast } from '../toasts/toast-store.ts';
import { AttachTaskFileDocument, StartTaskUploadDocument } from './gql/graphql.ts';

export interface TaskUpload {
  key: number;
  file: File;
  sent: number;
  /** Why it failed; null while it runs or waits. */
  failure: { message: string; canRetry: boolean } | null;
}

/** Uploads files one after the other and attaches each to the task. What failed stays in the list until it is retried or removed. */
export function useTaskUploads(taskId: string, onAttached: () => void) {
  const [uploads, setUploads] = useState<TaskUpload[]>([]);
  const [requestUpload] = useMutation(StartTaskUploadDocument);
  const [attach] = useMutation(AttachTaskFileDocument);
  const lastKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const controllers = useRef(new Map<number, AbortController>());

  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const update = (key: number, change: Partial<TaskUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: number) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };

  async function send(key: number, file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    const fail = (message: string, canRetry: boolean) => {
      if (signal.aborted) return;
      if (isMounted.current) update(key, { failure: { message, canRetry } });
      // The upload goes on while the task is closed.
      else toast({ title: `Couldn't attach ${file.name}`, description: message, intent: 'destructive' });
    };
    try {
      const { data } = await requestUpload({ variables: { id: taskId, input: { fileName: file.name } } });
      if (!data || signal.aborted) return;
      const { uploadURL, fileUrl } = data.startTaskUpload;
      const onProgress = (sent: number) => update(key, { sent: Math.min(sent, file.size) });
      const response = await putFile(uploadURL, file, { signal, onProgress });
      if (signal.aborted) return;
      const message = getFailureMessage(response);
      if (message) return fail(message, !isRefused(response.status));
      await attach({ variables: { id: taskId, input: { fileUrl } } });
      remove(key);
      onAttached();
    } catch (error) {
      const { fields, message } = toFault(error);
      fail(fields.fileName ?? fields.fileUrl ?? message, !fields.fileName);
    }
  }

  const enqueue = (key: number, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    queue.current = queue.current.then(() => send(key, file, controller));
  };
  return {
    uploads,
    remove,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const key = ++lastKey.current;
        const rejection = getRejectionMessage(file);
        const failure = rejection ? { message: rejection, canRetry: false } : null;
        setUploads((all) => [...all, { key, file, sent: 0, failure }]);
        if (!failure) enqueue(key, file);
      }
    },
    retry: ({ key, file }: TaskUpload) => {
      update(key, { sent: 0, failure: null });
      enqueue(key, file);
    },
  };
}
