export interface PutResponse {
  /** 0 without a response. */
  status: number;
  body: string;
}

interface PutFileOptions {
  signal: AbortSignal;
  /** Bytes sent so far. */
  onProgress: (sent: number) => void;
}

/** Uploads a file with XMLHttpRequest, because fetch reports no upload progress. */
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
