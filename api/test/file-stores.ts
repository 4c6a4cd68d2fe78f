import { startTestApp, type TestApp } from '#test/app';
import { type ObjectStorage, startObjectStorage } from '#test/object-storage';

/** Where files may be kept: whatever a file goes through is the same in each. */
export const fileStores = ['a disk', 'object storage'] as const;

export interface AppWithFiles extends TestApp {
  /** Null on a disk. */
  storage: ObjectStorage | null;
}

export async function startTestAppWithFiles(store: (typeof fileStores)[number]): Promise<AppWithFiles> {
  const storage = store === 'object storage' ? await startObjectStorage() : null;
  // No builds of remotes, which the server would store there as well.
  const app = await startTestApp({ ...storage?.env, REMOTES_DIR: '/no-such-folder' });
  const stop = async () => {
    await app.stop();
    await storage?.discard();
  };
  return { ...app, storage, stop };
}
