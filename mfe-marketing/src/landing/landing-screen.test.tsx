import { act, screen, within } from '@testing-library/react';
import { mockNetwork, signedOutReply } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { capabilities } from './capabilities/capability-list.ts';
import { LandingScreen } from './landing-screen.tsx';
import { siteLinks } from './site-links.ts';

beforeEach(() => {
  mockNetwork({ Viewer: signedOutReply });
});

async function open() {
  renderInPage(<LandingScreen />);
  await act(async () => undefined);
}

// By id and text: jsdom takes a second to compute the roles of a page this long.
const section = (id: string) => within(document.querySelector<HTMLElement>(`section#${id}`)!);

test('the sections are in order, each with an anchor and a focusable heading', async () => {
  await open();
  const sections = [...document.querySelectorAll('section[id]')];
  expect(sections.map(({ id }) => id)).toEqual(['home', 'pricing', 'ai-expertise', 'capabilities', 'about', 'contact']);
  for (const one of sections) expect(one.querySelector('h1, h2')).toHaveAttribute('tabindex', '-1');
  for (const { to } of siteLinks) expect(document.querySelector(to.slice(1))).toBeInTheDocument();
});

test('no heading level is skipped', async () => {
  await open();
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test.each([
  'launch in as little as 7 days',
  '$700M+ saved for clients',
  '127M+ processes automated',
  '80% of spend going directly to delivery',
])('the claim "%s" is a card of the hero', async (claim) => {
  await open();
  const cards = [...document.querySelectorAll('#home ul > li')];
  expect(cards).toHaveLength(4);
  expect(cards.map(({ textContent }) => textContent)).toContain(claim);
});

test('the duration of a project is compared with others', async () => {
  await open();
  const about = section('about');
  expect(about.getByText(/From first call/).closest('figure')).toHaveTextContent(
    /2-8 weeks 10x Labs.*6-12 months Traditional agencies/,
  );
});

test.each([
  ['Starter', '$129/mo', '$499', ['month-to-month', '250 messages', 'up to 3 automations', 'a 5-7 page site']],
  ['Growth', '$249/mo', '$1,499', ['6-month minimum', '500 messages', '5-10 automations', '1-2 integrations']],
  ['Pro', '$399/mo', '$3,999', ['6-12 month minimum']],
  ['Enterprise', 'from $1,500+/mo', '$10k-$75k+', ['based on a statement of work']],
])('%s costs %s and %s to set up', async (name, monthly, setup, terms) => {
  await open();
  const card = section('pricing').getByText(name).closest('li');
  for (const text of [monthly, `${setup} setup fee`, ...terms]) expect(card).toHaveTextContent(text);
  if (name === 'Growth') expect(card).toHaveTextContent('MOST POPULAR');
  else expect(card).not.toHaveTextContent('MOST POPULAR');
});

test('the hero has four actions', async () => {
  await open();
  const hero = section('home');
  expect(hero.getByText('Start Your Project').tagName).toBe('BUTTON');
  expect(hero.getByText('Book a Free Strategy Call')).toHaveAttribute('href', '/contact');
  expect(hero.getByText('Client Login').tagName).toBe('BUTTON');
  expect(hero.getByText('Associate Login').tagName).toBe('BUTTON');
});

test('the carousel and the grid have all twelve capabilities, each with a descriptive link to a call', async () => {
  await open();
  expect(capabilities).toHaveLength(12);
  for (const { title, description } of capabilities) {
    expect(screen.getAllByText(title).map(({ tagName }) => tagName)).toEqual(['H3', 'H4']);
    expect(screen.getAllByText(description)).toHaveLength(2);
    const links = screen.getAllByLabelText(`Book a Strategy Call: ${title}`);
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', '/#contact');
      expect(link).toHaveTextContent('Book a Strategy Call');
    }
  }
});
