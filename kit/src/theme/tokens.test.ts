import { globalStyle } from './global-style.ts';
import { tokens } from './tokens.ts';

const { screen: mediaQueries, ...variables } = tokens;
const style = globalStyle('/display.woff2');
const definedBy = (block: string) => [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name).toSorted();

test('the page defines exactly the custom properties that tokens refer to', () => {
  const used = Object.values(variables).flatMap((group) => Object.values(group));
  const defined = new Set(definedBy(style));
  expect(used.toSorted()).toEqual([...defined].map((name) => `var(${name})`).toSorted());
});

test('a token’s name says its custom property', () => {
  for (const [group, names] of Object.entries(variables))
    for (const [name, value] of Object.entries(names))
      expect(value).toBe(`var(--${group}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`);
});

test('media queries are constants, because they cannot read custom properties', () => {
  for (const query of Object.values(mediaQueries)) expect(query).toMatch(/^@media \((min|max)-width: \d+px\)$/);
});
