import { waitFor } from '@testing-library/dom';
import { restoreFocus } from './restore-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <section id="tickets"><ul><li><section role="alert" id="failed"><button>Retry</button></section></li></ul></section>
      <button id="other">Other</button>
    </main>
    <button id="outside">Outside</button>`;
  stop = restoreFocus(window);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

test('if the focused element is removed, the nearest remaining ancestor gets the focus', async () => {
  find('#failed button').focus();
  find('#failed').remove();
  await waitFor(() => expect(find('#tickets')).toHaveFocus());
});

test("if that is removed too, the page's main element gets it", async () => {
  find('#failed button').focus();
  find('#tickets').remove();
  await waitFor(() => expect(find('main')).toHaveFocus());
});

test('a screen that sets the focus itself keeps it there', async () => {
  find('#failed button').focus();
  find('#failed').remove();
  find('#other').focus();
  await painted();
  expect(find('#other')).toHaveFocus();
});

test('a focus that has left the element, or is outside of the screen, is not moved', async () => {
  find('#failed button').focus();
  find('#failed button').blur();
  await painted();
  find('#failed').remove();
  await painted();
  expect(document.body).toHaveFocus();
  find('#outside').focus();
  find('#outside').remove();
  await painted();
  expect(document.body).toHaveFocus();
});
