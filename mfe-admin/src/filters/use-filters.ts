import { useUrlParams } from 'kit/panel';

export interface Filters {
  /** What stands under a name; empty where nothing does. */
  get: (name: string) => string;
  put: (name: string, value: string) => void;
  /** Whether one of these names has a value. */
  isUsed: boolean;
  clear: () => void;
}

/** What a list is narrowed to. It stands in the address, so that it can be reloaded and shared. */
export function useFilters(names: readonly string[]): Filters {
  const [params, put] = useUrlParams();
  return {
    get: (name) => params.get(name) ?? '',
    put: (name, value) => put({ [name]: value }),
    isUsed: names.some((name) => params.has(name)),
    clear: () => put(Object.fromEntries(names.map((name) => [name, null]))),
  };
}
