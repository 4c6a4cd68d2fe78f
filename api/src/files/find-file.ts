import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import type { StoredFile } from '#files/stored-file.entity';

/** Finds an uploaded file for those who may fetch it. Who that is, is asked of what it belongs to, which files do not know. */
export type FindFile = (who: { em: EntityManager; viewer: Viewer | null }, id: string) => Promise<StoredFile>;
