/**
 * The paths that the upload widget calls when files are in object storage (contract §2). They run no operation: they sign URLs of the
 * bucket, in the widget's own format.
 */
export const widgetPaths = {
  begin: { method: 'post', path: '/multipart', takes: 'filename', answers: 'key, uploadId, bucket' },
  parts: { method: 'get', path: '/multipart/:uploadId', takes: '?key', answers: '[{ PartNumber, ETag, Size }]' },
  sign: { method: 'get', path: '/multipart/:uploadId/:partNumber', takes: '?key', answers: 'url, expires' },
  complete: {
    method: 'post',
    path: '/multipart/:uploadId/complete',
    takes: '?key; parts: [{ PartNumber, ETag }]',
    answers: 'location, fileUrl, key, bucket',
  },
  abort: { method: 'delete', path: '/multipart/:uploadId', takes: '?key', answers: '{}' },
  params: { method: 'get', path: '/params', takes: '?filename', answers: 'method, url, fields, expires, fileUrl' },
  sts: {
    method: 'get',
    path: '/sts',
    takes: '?filename',
    answers: 'credentials, bucket, region, key, expires, fileUrl',
  },
} as const satisfies Record<
  string,
  { method: 'get' | 'post' | 'delete'; path: string; takes: string; answers: string }
>;

export const widgetPrefix = '/api/uploads/s3';
