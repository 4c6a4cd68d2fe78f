import type { EntityClass } from '@mikro-orm/core';
import type { Viewer } from '#access/viewer';
import type { Where } from '#db/where';

/** The rows behind a type that implements `Node`, and which of them a viewer can see. */
export interface NodeSource {
  entity: EntityClass<object>;
  visible: (viewer: Viewer | null) => object;
}

/** The same condition as for the type's other reads. */
export const defineNode = <T extends object>(
  entity: EntityClass<T>,
  visible: (viewer: Viewer | null) => Where<NoInfer<T>>,
): NodeSource => ({ entity, visible });
