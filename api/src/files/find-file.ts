import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import type { StoredFile } from '#files/stored-file.entity';

/** Finds an uploaded file for a viewer who may download it. The record that owns the file decides that. */
export type FindFile = (who: { em: EntityManager; viewer: Viewer | null }, id: string) => Promise<StoredFile>;
