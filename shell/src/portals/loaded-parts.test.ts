import { claimVersion, listLoadedParts, getLoadedVersion } from './loaded-parts.ts';

test('a remote has one version per tab, from the moment that its script is requested', () => {
  const part = claimVersion('mfe_client', 'one');
  expect(listLoadedParts()).toEqual([{ part: 'mfe-client', version: 'one' }]);
  expect(claimVersion('mfe_client', 'one')).toBe(part);
  expect(claimVersion('mfe_client', 'two')).toBeNull();
  expect(getLoadedVersion('mfe_client')).toBe('one');
});

test('a version whose script failed to load is replaced by another', () => {
  const part = claimVersion('mfe_sales', 'one');
  if (part) part.isLoaded = false;
  expect(getLoadedVersion('mfe_sales')).toBe('one');
  expect(claimVersion('mfe_sales', 'two')).toMatchObject({ version: 'two' });
  expect(listLoadedParts()).toContainEqual({ part: 'mfe-sales', version: 'two' });
});
