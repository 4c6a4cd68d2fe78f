/** An upload whose progress the test controls. */
export class TestUpload extends EventTarget {
  readonly upload = new EventTarget();
  method = '';
  url = '';
  file: File | undefined;
  status = 0;
  responseText = '';
  aborted = false;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  send(file: File) {
    this.file = file;
  }
  abort() {
    this.aborted = true;
    this.dispatchEvent(new ProgressEvent('loadend'));
  }

  progress(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
  }
  answer(status: number, body: object = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
  fail() {
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

/** Replaces the network for uploads, which don't use fetch. Returns what was sent. */
export function mockUploads(): TestUpload[] {
  const sent: TestUpload[] = [];
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => {
    const upload = new TestUpload();
    sent.push(upload);
    return upload as unknown as XMLHttpRequest;
  });
  return sent;
}
