// Starts Redoc in the page of `src/http/reference/reference.ts`. It creates style elements, which need the nonce of the page.
const { nonce } = document.currentScript;
const text = { fontFamily: 'system-ui, sans-serif' };
window.Redoc.init(
  '/api/openapi.json',
  {
    nonce,
    hideDownloadButton: false,
    requiredPropsFirst: true,
    expandResponses: '200,201,202',
    scrollYOffset: 0,
    theme: {
      colors: { primary: { main: '#1c5fd4' } },
      typography: { ...text, headings: text },
    },
  },
  document.getElementById('reference'),
);
