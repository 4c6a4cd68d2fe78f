import { defineDraft, parseText, parseTexts } from './draft.ts';

const noteDraft = defineDraft({ name: 'note', version: 1, parse: parseText });
const emptyForm = { title: '', tier: 'small' };
const formDraft = defineDraft({ name: 'form', version: 2, parse: parseTexts(emptyForm) });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('each id has its own draft, and an empty value clears it', () => {
  noteDraft('a').save('Half a sentence');
  expect(noteDraft('a').read()).toBe('Half a sentence');
  expect(noteDraft('b').read()).toBeNull();
  noteDraft('a').save('');
  expect(sessionStorage).toHaveLength(0);
});

test('another version ignores the draft', () => {
  noteDraft('a').save('Half a sentence');
  expect(defineDraft({ name: 'note', version: 2, parse: parseText })('a').read()).toBeNull();
});

test('a form is restored with its empty values for missing fields, and an untouched one is not kept', () => {
  formDraft().save({ title: 'Harbor', tier: 'small' });
  expect(formDraft().read()).toEqual({ title: 'Harbor', tier: 'small' });
  formDraft().save(emptyForm);
  expect(formDraft().read()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '"text"', '[]', '{"title":7,"constructor":"x"}'])(
  '%s is not a draft of a form',
  (stored) => {
    sessionStorage.setItem('draft:form:2:', stored);
    expect(formDraft().read()).toBeNull();
  },
);

test.each(['QuotaExceededError', 'SecurityError'])('storage that fails with %s loses only the draft', (name) => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', name);
    });
  noteDraft('a').save('Half a sentence');
  noteDraft('a').clear();
  expect(noteDraft('a').read()).toBeNull();
});
