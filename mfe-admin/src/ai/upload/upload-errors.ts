export interface UploadResponse {
  status: number;
  body: string;
}

export const authorizationRequiredMessage = 'Authorization required';

/** The reason for a rejected upload, in the widget's words (part 2 §8), or in the server's if they say what to do. */
export function getUploadErrorMessage({ status, body }: UploadResponse): string {
  if (status === 401) return authorizationRequiredMessage;
  // Object storage answers 403 with this sentence somewhere in its XML; our own server no longer knows the URL.
  if (status === 404 || (status === 403 && /expired/i.test(body))) return 'Request has expired';
  return (status < 500 && parseErrorMessage(body)) || 'Non 2xx';
}

/** Whether a retry may succeed (part 2 §9). Status 0 means no response. */
export function isRetryableStatus(status: number): boolean {
  if (status >= 500) return status !== 501 && status !== 505;
  return [0, 408, 409, 418, 423, 429].includes(status);
}

function parseErrorMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    // Not from our API, but from a proxy or object storage.
    return undefined;
  }
}
