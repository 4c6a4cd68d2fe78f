import { useSearchParams } from 'kit/router';

/** A choice that stands in the address: it can be reloaded, shared and linked to. Empty is none. */
export function useAddressChoice(name: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [search.get(name) ?? '', choose];
}
