import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';

/** The actions of a resource row. */
export interface ResourceHandlers {
  /** Publishes or unpublishes it. */
  publish: (resource: ResourceRow_ResourceFragment) => void;
  edit: (resource: ResourceRow_ResourceFragment) => void;
  remove: (resource: ResourceRow_ResourceFragment) => void;
}
