import { type Check, fault, ok } from '#checks/check';
import { openFiles } from '#files/open-files';

export const objectStorage: Check = {
  name: 'object storage',
  async run({ settings }) {
    const { bucket } = await openFiles(settings);
    if (!bucket) return ok(`Files are under ${settings.dataDir}: S3_BUCKET is not set`);
    try {
      await bucket.check();
      return ok(`The bucket ${bucket.name} responds`);
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return fault(`The bucket ${bucket.name} cannot be used (${reason}). Check the S3_… settings.`);
    } finally {
      await bucket.stop();
    }
  },
};
