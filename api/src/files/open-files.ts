import path from 'node:path';
import type { Bucket } from '#files/bucket';
import type { DirectUploads } from '#files/direct-uploads';
import { createDiskStore } from '#files/disk-store';
import type { FileStore, ObjectStore } from '#files/file-store';
import type { Settings } from '#settings';

interface Files {
  files: FileStore;
  /** The others only with object storage. */
  objects: ObjectStore | null;
  direct: DirectUploads | null;
  bucket: Bucket | null;
}

/** The configured file store. The object storage library takes memory, so it is loaded on demand. */
export async function openFiles({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<Files> {
  const disk = createDiskStore(path.join(dataDir, 'files'));
  if (!s3) return { files: disk, objects: null, direct: null, bucket: null };
  const [{ openBucket }, { createS3Store }, { createDirectUploads }] = await Promise.all([
    import('#files/bucket'),
    import('#files/s3-store'),
    import('#files/direct-uploads'),
  ]);
  const bucket = await openBucket(s3);
  const objects = createS3Store(bucket, disk);
  return { files: objects, objects, direct: createDirectUploads(bucket), bucket };
}
