/** Sets the named fields that an input has; omitted ones stay unchanged. */
export function setFields<T extends object, Name extends keyof T & string>(
  thing: T,
  input: { [K in Name]?: T[K] | undefined },
  names: readonly Name[],
): void {
  for (const name of names) {
    const value = input[name];
    if (value !== undefined) thing[name] = value;
  }
}
