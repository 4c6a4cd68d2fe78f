import { useUrlParams } from 'kit/panel';

/** A choice that stands in the address: it can be reloaded, shared and linked to. Empty is none. */
export function useAddressChoice(name: string): [string, (value: string) => void] {
  const [params, put] = useUrlParams();
  return [params.get(name) ?? '', (value) => put({ [name]: value })];
}
