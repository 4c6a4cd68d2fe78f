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
  /** Of its addresses: a page that sends to it has to be allowed to. */
  origin: string;
  /** Credentials for a quarter of an hour, with which nothing can be done but writing this one key. */
  credentialsFor(key: string): Promise<object | undefined>;
  /** Throws while it cannot be reached, is not there, or refuses the credentials. */
  check(): Promise<true>;
  stop(): Promise<void>;
}

/** Within an answer there may be pauses: of whoever downloads. */
const { connectMs, requestMs, writeMs, socketMs, attempts, circuit: circuitPolicy } = policies.objectStorage;
const requestHandler = {
  connectionTimeout: connectMs,
  requestTimeout: requestMs,
  throwOnRequestTimeout: true,
  socketTimeout: socketMs,
};

/** Given with a command that writes a whole file: it is answered when all of it is there. */
export const writeTimeouts = { requestTimeout: writeMs };

/** What fails is thrown with its cause, and logged by whoever asked: the library would do it a second time, past our log. */
const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

/** The bucket of the settings. A server other than AWS is asked by paths: few have a name for each bucket. */
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
    // Checksums of AWS's own are not known to every server, and a browser that has a signed address sends none.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const sts = new STSClient(options);
  const probe = () => client.send(new HeadBucketCommand({ Bucket: name }));
  // Whatever a server of ours may not do there, or does not get done, is no fault of whoever asked.
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

/** That a thing is not there is an answer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || error instanceof NotFound || error instanceof NoSuchUpload;

function throwUnavailable(error: unknown): never {
  throw isMissing(error) || error instanceof AppError ? error : unavailable('The file storage', error);
}

/** What a server answers on purpose says that it is there; so does a request that was given up here. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 500) >= 500;
}
