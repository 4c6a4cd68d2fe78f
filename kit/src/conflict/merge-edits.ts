export interface Merge<Values> {
  /** Values of others for fields that the viewer left as they were. */
  adopted: Partial<Values>;
  /** Fields that both changed, to different values. */
  conflicts: Array<keyof Values & string>;
}

/** A three-way merge of a form's values: as they were read, as the viewer edited them, and as they are stored now. */
export function mergeEdits<Values extends Record<string, string>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const names = Object.keys(base) as Array<keyof Values & string>;
  const changed = names.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]);
  const isMine = (name: keyof Values) => mine[name] !== base[name];
  return {
    adopted: Object.fromEntries(
      changed.filter((name) => !isMine(name)).map((name) => [name, theirs[name]]),
    ) as Partial<Values>,
    conflicts: changed.filter(isMine),
  };
}
