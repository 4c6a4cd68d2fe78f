import { Tag } from '@blueprintjs/core';

/** Marks figures and texts of the specification that have no real data yet. */
export function SampleTag() {
  return (
    <Tag minimal title="Sample data, shown until there's real data">
      Sample
    </Tag>
  );
}
