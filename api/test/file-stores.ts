import { startTestApp, type TestApp } from '#test/app';
import { type ObjectStorage, startObjectStorage } from '#test/object-storage';

/** The file stores: tests run on each. */
export const fileStores = ['a disk', 'object storage'] as const;

export interface AppWithFiles extends TestApp {
  /** Null on a disk. */
  storage: ObjectStorage | null;
}

export async function startTestAppWithFiles(store: (typeof fileStores)[number]): Promise<AppWithFiles> {
  const storage = store === 'object storage' ? await startObjectStorage() : null;
  // Without builds of remotes, which the server would also store there.
  const app = await startTestApp({ ...storage?.env, REMOTES_DIR: '/no-such-folder' });
  const stop = async () => {
    await app.stop();
    await storage?.discard();
  };
  return { ...app, storage, stop };
}
