import { notePart, partsHere, getVersion } from './parts-here.ts';

test('a remote has one version in a tab, from the moment that its script is asked for', () => {
  const part = notePart('mfe_client', 'one');
  expect(partsHere()).toEqual([{ part: 'mfe-client', version: 'one' }]);
  expect(notePart('mfe_client', 'one')).toBe(part);
  expect(notePart('mfe_client', 'two')).toBeNull();
  expect(getVersion('mfe_client')).toBe('one');
});

test('a version whose script never came makes room for another', () => {
  const part = notePart('mfe_sales', 'one');
  if (part) part.isHere = false;
  expect(getVersion('mfe_sales')).toBe('one');
  expect(notePart('mfe_sales', 'two')).toMatchObject({ version: 'two' });
  expect(partsHere()).toContainEqual({ part: 'mfe-sales', version: 'two' });
});
