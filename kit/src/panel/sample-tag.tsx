import { Tag } from '@blueprintjs/core';

/** Stands beside every figure and text of the specification that no record stands behind yet. */
export function SampleTag() {
  return (
    <Tag minimal title="Sample data, shown until there's real data">
      Sample
    </Tag>
  );
}
