import { useUrlParams } from 'kit/panel';

/** A filter stored in the URL, so that it survives a reload and can be shared and linked. Empty means none. */
export function useUrlParam(name: string): [string, (value: string) => void] {
  const [params, put] = useUrlParams();
  return [params.get(name) ?? '', (value) => put({ [name]: value })];
}
