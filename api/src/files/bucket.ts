import { HeadBucketCommand, NoSuchKey, NoSuchUpload, NotFound, S3Client } from '@aws-sdk/client-s3';
import { GetFederationTokenCommand, STSClient } from '@aws-sdk/client-sts';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Circuit } from '#dependencies/circuit';
import { policies } from '#dependencies/policies';
import { AppError, unavailable } from '#errors';
import type { Settings } from '#settings';

export interface Bucket {
  client: S3Client;
  name: string;
  region: string;
  /** Its origin: pages that upload to it must be allowed to connect there. */
  origin: string;
  /** Credentials for 15 minutes that only allow writing this one key. */
  credentialsFor(key: string): Promise<object | undefined>;
  /** Throws while the bucket is unreachable, missing, or rejects the credentials. */
  check(): Promise<true>;
  stop(): Promise<void>;
}

/** A response may pause for as long as its reader does, so there is no idle timeout within it. */
const { connectMs, requestMs, writeMs, socketMs, attempts, circuit: circuitPolicy } = policies.objectStorage;
const requestHandler = {
  connectionTimeout: connectMs,
  requestTimeout: requestMs,
  throwOnRequestTimeout: true,
  socketTimeout: socketMs,
};

/** Used for commands that write a whole file: they are answered once all of it has arrived. */
export const writeTimeouts = { requestTimeout: writeMs };

/** Errors are thrown with their cause and logged by the caller; the library would log them a second time, past our log. */
const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

/** The configured bucket. Servers other than AWS get path-style requests: few have a host name for each bucket. */
export async function openBucket(s3: NonNullable<Settings['s3']>): Promise<Bucket> {
  const { bucket: name, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const options = {
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler,
    maxAttempts: attempts,
    logger: silentLogger,
  };
  const client = new S3Client({
    ...options,
    forcePathStyle: endpoint !== null,
    // Not every server supports AWS's own checksums, and a browser with a signed URL sends none.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const sts = new STSClient(options);
  const probe = () => client.send(new HeadBucketCommand({ Bucket: name }));
  // Anything that our server isn't permitted to do there, or that fails, isn't the caller's error.
  const circuit = new Circuit({ ...circuitPolicy, what: 'The file storage', isFailure, probe });
  const guard = <T>(work: () => Promise<T>): Promise<T> => circuit.run(work).catch(throwUnavailable);
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) =>
        commandName === 'HeadBucketCommand' ? next(args) : guard(() => next(args)),
    { step: 'initialize' },
  );
  sts.middlewareStack.add((next) => (args) => guard(() => next(args)), { step: 'initialize' });
  return {
    client,
    name,
    region,
    origin: new URL(await getSignedUrl(client, new HeadBucketCommand({ Bucket: name }))).origin,
    credentialsFor: async (key) => {
      const policy = { Effect: 'Allow', Action: 's3:PutObject', Resource: `arn:aws:s3:::${name}/${key}` };
      const { Credentials } = await sts.send(
        new GetFederationTokenCommand({
          Name: 'upload',
          DurationSeconds: 900,
          Policy: JSON.stringify({ Version: '2012-10-17', Statement: [policy] }),
        }),
      );
      return Credentials;
    },
    check: async () => {
      await guard(probe);
      return true;
    },
    stop: async () => {
      client.destroy();
      sts.destroy();
    },
  };
}

/** A missing object is a valid answer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || error instanceof NotFound || error instanceof NoSuchUpload;

function throwUnavailable(error: unknown): never {
  throw isMissing(error) || error instanceof AppError ? error : unavailable('The file storage', error);
}

/** A deliberate response shows that the server is up; so does a request that was aborted here. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 500) >= 500;
}
