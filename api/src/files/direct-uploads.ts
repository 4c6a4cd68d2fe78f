import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type Part,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clock } from '#clock';
import { notFound } from '#errors';
import { type Bucket, isMissing, writeTimeouts } from '#files/bucket';

/** A multipart upload: its key, and its id in the store. */
export interface DirectUpload {
  key: string;
  uploadId: string;
}

export interface SentPart {
  PartNumber: number;
  ETag: string;
}

/** Multipart uploads that a browser sends directly to the bucket, using signed URLs. */
export interface DirectUploads {
  bucket: Pick<Bucket, 'name' | 'region' | 'origin' | 'credentialsFor'>;
  begin(key: string, contentType: string): Promise<DirectUpload>;
  /** The parts that have arrived, in order. */
  parts(upload: DirectUpload): Promise<Part[]>;
  /** The signed URL for one part, valid for this many seconds. */
  sign(upload: DirectUpload, partNumber: number, seconds: number): Promise<string>;
  /** Combines the parts into one object. */
  complete(upload: DirectUpload, parts: SentPart[]): Promise<void>;
  abort(upload: DirectUpload): Promise<void>;
}

export function createDirectUploads(bucket: Bucket): DirectUploads {
  const { client, name: Bucket } = bucket;
  const named = ({ key, uploadId }: DirectUpload) => ({ Bucket, Key: key, UploadId: uploadId });
  return {
    bucket,
    begin: async (key, contentType) => {
      const command = new CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: contentType });
      return { key, uploadId: String((await client.send(command)).UploadId) };
    },
    parts: async (upload) => {
      const { Parts = [] } = await client.send(new ListPartsCommand(named(upload))).catch(throwUnknownUpload);
      return Parts;
    },
    sign: (upload, partNumber, seconds) =>
      getSignedUrl(client, new UploadPartCommand({ ...named(upload), PartNumber: partNumber }), {
        expiresIn: seconds,
        // Requests correct a wrong clock from the store's response. URLs are signed without one.
        signingDate: clock.date(),
      }),
    complete: async (upload, parts) => {
      const MultipartUpload = { Parts: parts };
      const command = new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload });
      await client.send(command, writeTimeouts).catch(throwUnknownUpload);
    },
    abort: async (upload) => {
      await client.send(new AbortMultipartUploadCommand(named(upload))).catch(throwUnknownUpload);
    },
  };
}

function throwUnknownUpload(error: unknown): never {
  throw isMissing(error) ? notFound('upload') : error;
}
