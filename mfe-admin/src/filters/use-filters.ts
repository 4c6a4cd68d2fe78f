import { useUrlParams } from 'kit/panel';

export interface Filters {
  /** Returns the value of a parameter, or an empty string. */
  get: (name: string) => string;
  put: (name: string, value: string) => void;
  /** Whether any of these parameters has a value. */
  isUsed: boolean;
  clear: () => void;
}

/** The filters of a list, kept in the URL so that they survive a reload and can be shared. */
export function useFilters(names: readonly string[]): Filters {
  const [params, put] = useUrlParams();
  return {
    get: (name) => params.get(name) ?? '',
    put: (name, value) => put({ [name]: value }),
    isUsed: names.some((name) => params.has(name)),
    clear: () => put(Object.fromEntries(names.map((name) => [name, null]))),
  };
}
