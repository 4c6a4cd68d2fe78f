export interface Answer {
  /** 0 where no answer came. */
  status: number;
  body: string;
}

interface Watch {
  signal: AbortSignal;
  /** Bytes that have gone out so far. */
  onProgress: (sent: number) => void;
}

/** Sends the bytes of a file. Not fetch: that does not tell how far an upload is. */
export function putFile(url: string, file: File, { signal, onProgress }: Watch): Promise<Answer> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    sending.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    sending.addEventListener('loadend', () => resolve({ status: sending.status, body: sending.responseText }));
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.open('PUT', url);
    sending.send(file);
  });
}
