export interface PutResponse {
  /** 0 where no answer came. */
  status: number;
  body: string;
}

interface PutFileOptions {
  signal: AbortSignal;
  /** Bytes that have gone out so far. */
  onProgress: (sent: number) => void;
}

/** Sends the bytes of a file. Not fetch: that does not tell how far an upload is. */
export function putFile(url: string, file: File, { signal, onProgress }: PutFileOptions): Promise<PutResponse> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    xhr.addEventListener('loadend', () => resolve({ status: xhr.status, body: xhr.responseText }));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.open('PUT', url);
    xhr.send(file);
  });
}
