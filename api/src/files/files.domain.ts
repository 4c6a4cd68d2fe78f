import { defineDomain } from '#define-domain';
import { pruneUploads } from '#files/prune-uploads';
import { StoredFile } from '#files/stored-file.entity';
import { StoredFilesResolver } from '#files/stored-files.resolver';
import { visibleTo } from '#files/stored-file.access';
import { defineNode } from '#db/node-source';

export const filesDomain = defineDomain({
  name: 'files',
  resolvers: [StoredFilesResolver],
  entities: [StoredFile],
  nodes: { StoredFile: defineNode(StoredFile, visibleTo) },
  prunedByJobs: [
    {
      data: 'Uploaded files that belong to nothing',
      table: 'stored_files',
      age: 'created_at',
      keep: '24 hours',
      deletion: 'deleted with the file',
    },
  ],
  jobs: { pruneUploads: { schedule: '37 * * * *', create: ({ files }) => pruneUploads(files) } },
});
