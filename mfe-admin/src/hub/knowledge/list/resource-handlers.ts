import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';

/** What one can do with a resource of the list. */
export interface ResourceHandlers {
  /** Publishes it, or takes it back. */
  publish: (resource: ResourceRow_ResourceFragment) => void;
  edit: (resource: ResourceRow_ResourceFragment) => void;
  remove: (resource: ResourceRow_ResourceFragment) => void;
}
