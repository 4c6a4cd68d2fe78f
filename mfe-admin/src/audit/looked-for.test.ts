import { lookedForIn } from './looked-for.ts';

const lookedFor = (address: string) => {
  const params = new URLSearchParams(address);
  return lookedForIn((name) => params.get(name) ?? '');
};

test('days are whole days of whoever looks, the last one included', () => {
  expect(lookedFor('from=2026-11-20&to=2026-11-22')).toMatchObject({
    from: new Date(2026, 10, 20).toISOString(),
    until: new Date(2026, 10, 23).toISOString(),
  });
});

test('what nobody can look for is passed over', () => {
  const nothing = { search: null, actor: null, action: null, from: null, until: null };
  expect(lookedFor('q=%20&action=flew&from=yesterday&to=')).toEqual(nothing);
});
