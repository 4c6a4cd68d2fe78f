interface Setup {
  /** The header that marks requests of the playground. */
  header: string;
  audience: string;
  examples: string;
}

/** Runs in the page before the editor. Types can't be used here: it is sent as text. */
const setUp = `(({ header, audience, examples }) => {
  const byName = (a, b) => a.name.localeCompare(b.name);
  const sortDocs = async (response) => {
    const body = await response.json();
    const types = body.data?.__schema?.types ?? [];
    for (const { fields, inputFields, enumValues } of types.sort(byName))
      for (const list of [fields, inputFields, enumValues]) list?.sort(byName);
    return new Response(JSON.stringify(body), response);
  };
  const { fetch: send } = window;
  window.fetch = async (address, options) => {
    const response = await send(address, { ...options, headers: { ...options?.headers, [header]: '1' } });
    return String(options?.body).includes('__schema') ? sortDocs(response) : response;
  };

  // Without a stored query, the editor adds an empty tab to those of the last visit.
  const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{"tabs":[]}');
  const isAnother = localStorage.getItem('playground:audience') !== audience;
  const tab = isAnother ? undefined : tabs[activeTabIndex];
  localStorage.setItem('graphiql:query', tab?.query ?? examples);
  localStorage.setItem('graphiql:variables', tab?.variables ?? '');
  localStorage.setItem('playground:audience', audience);
})`;

/** JSON in a script: a text must not end it. */
const toLiteral = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

export const renderSetup = (setup: Setup): string => `<script>${setUp}(${toLiteral(setup)})</script>`;

/** On a phone, the documentation, the editor and the answer are below each other. */
export const playgroundStyle = `<style>
@media (max-width: 700px) {
  .graphiql-container .graphiql-main, #graphiql-session { flex-direction: column; }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none; }
  .graphiql-container .graphiql-plugin, .graphiql-container .graphiql-sessions, .graphiql-container .graphiql-editors,
  .graphiql-container .graphiql-response { width: 100%; min-width: 0; min-height: 0; }
  .graphiql-container .graphiql-plugin { flex: 0 0 45% !important; overflow: auto; }
  .graphiql-container .ruru-footer { display: none; }
}
</style>`;
