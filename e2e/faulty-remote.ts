import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Faults to inject into a real build; they use the page's React. */
const faults = {
  render: `return () => { throw new Error('Broken while rendering'); };`,
  loop: `return () => {
    const [round, setRound] = react.useState(0);
    react.useEffect(() => setRound(round + 1));
    return react.createElement('p', null, 'Round ' + round);
  };`,
  none: `return () => react.createElement('h1', null, 'The next version');`,
};

/** Injects a fault into every screen of a copied build. */
export const breakScreens = (fault: keyof typeof faults) => (dist: string) =>
  appendFileSync(toEntry(dist), around(getGlobalName(dist), faults[fault]));

/** Makes the entry of a copied build throw. */
export const breakEntry = (dist: string) => writeFileSync(toEntry(dist), `throw new Error('Broken at its entry');`);

/** Makes a copied build require a version of kit that the shell doesn't have. */
export const forAnotherKit = (dist: string) =>
  writeFileSync(
    toEntry(dist),
    readFileSync(toEntry(dist), 'utf8').replaceAll(/("kit\/[^"]+"[^}]*?requiredVersion:)"[^"]+"/g, '$1"^99.0.0"'),
  );

const getManifest = (dist: string) =>
  JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as { name: string; entry: string };
const toEntry = (dist: string) => path.join(dist, getManifest(dist).entry);
const getGlobalName = (dist: string) => getManifest(dist).name.replaceAll('-', '_');

/** Replaces the build's container. */
const around = (name: string, screen: string) => `
(() => {
  const { init, get } = globalThis.${name};
  let shared;
  globalThis.${name} = {
    init: (...given) => init(...([shared] = given)),
    get: async (module) => {
      const factory = await get(module);
      const react = (await Object.values(shared.react)[0].get())();
      const make = () => { ${screen} };
      return () => {
        const Screen = make();
        const { portal } = factory();
        return { portal: { nav: portal.nav, routes: portal.routes.map((route) => ({ ...route, Screen })) } };
      };
    },
  };
})();
`;
