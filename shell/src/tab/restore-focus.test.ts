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

test('where what has the focus goes away, the nearest part around it that stays goes on', async () => {
  find('#failed button').focus();
  find('#failed').remove();
  await waitFor(() => expect(find('#tickets')).toHaveFocus());
});

test('where the part goes too, the main part of the page does', async () => {
  find('#failed button').focus();
  find('#tickets').remove();
  await waitFor(() => expect(find('main')).toHaveFocus());
});

test('a screen that puts the focus somewhere itself has it there', async () => {
  find('#failed button').focus();
  find('#failed').remove();
  find('#other').focus();
  await painted();
  expect(find('#other')).toHaveFocus();
});

test('who has left it, or is outside of the screen, is not brought back', async () => {
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
