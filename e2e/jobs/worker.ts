import type { Locator, Page } from '@playwright/test';
import { choose } from '../choose.ts';
import { expect } from '../test.ts';

/** What takes longer than this is a wait: the limit for keeping the flow of thought (Nielsen, Usability Engineering, 1993, chapter 5). */
const waitMs = 1000;

/** Someone at work, who counts clicks and waits. Typing is not counted. */
export class Worker {
  readonly page: Page;
  clicks = 0;
  waits = 0;
  readonly #since = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  get seconds(): number {
    return (performance.now() - this.#since) / 1000;
  }

  click(target: Locator): Promise<void> {
    this.clicks += 1;
    return this.#watch(target.click());
  }

  /** Selects an option of a menu: one click to open it, one on the option. */
  async select(target: Locator, label: string): Promise<void> {
    this.clicks += 2;
    await this.#watch(target.selectOption(label));
  }

  /** Searches in a combobox and selects an option: one click to open it, one on the option. */
  async choose(target: Locator, name: string, words: string): Promise<void> {
    this.clicks += 2;
    await this.#watch(choose(target, name, words));
  }

  type(target: Locator, text: string): Promise<void> {
    return this.#watch(target.fill(text));
  }

  see(target: Locator): Promise<void> {
    return this.#watch(expect(target.first()).toBeVisible());
  }

  async #watch(action: Promise<unknown>): Promise<void> {
    const since = performance.now();
    await action;
    if (performance.now() - since > waitMs) this.waits += 1;
  }
}
