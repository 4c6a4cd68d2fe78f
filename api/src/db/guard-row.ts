import type { EntityMetadata } from '@mikro-orm/core';

/**
 * The prototype of rows that were read without some properties of their entity: using one of those throws, instead of looking
 * like null. Rows have it outside production.
 */
export function createRowGuard({ className, properties }: EntityMetadata, read: ReadonlySet<string>): object {
  const guard = {};
  for (const name of Object.keys(properties))
    if (!read.has(name))
      Object.defineProperty(guard, name, {
        get: () => {
          throw new Error(
            `${className}.${name} was not read. Add '${name}' to the @DependsOn of the field that uses it, or to the fields of find()`,
          );
        },
        set(this: object, value: unknown) {
          Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
        },
      });
  return guard;
}
