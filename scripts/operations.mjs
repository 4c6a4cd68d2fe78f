import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Whether a package has GraphQL operations. */
export const hasOperations = (name) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true }).some((file) => file.endsWith('.graphql'));
