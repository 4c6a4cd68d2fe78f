import { createGlobalStyle } from 'styled-components';

/* Styles the upload window with our tokens. Its own stylesheet loads later, with its code, so `html body` outranks it;
   its inline styles need `!important`. */
export const UploaderStyle = createGlobalStyle`
  html body {
    .uppy-Root { color: ${({ theme }) => theme.color.ink}; }
    .uppy-Root, .uppy-u-reset { font-family: ${({ theme }) => theme.font.text}; }
    .uppy-Dashboard--modal .uppy-Dashboard-overlay { background-color: ${({ theme }) => theme.color.veil}; }
    .uppy-Dashboard-inner {
      border: 1px solid ${({ theme }) => theme.color.line};
      border-top: 2px solid ${({ theme }) => theme.color.ink};
      border-radius: ${({ theme }) => theme.radius.medium};
      background-color: ${({ theme }) => theme.color.paper};
      box-shadow: 0 16px 48px ${({ theme }) => theme.color.shadow};
    }
    @media (min-width: 820px) { .uppy-Dashboard--modal .uppy-Dashboard-inner { width: 750px; height: 550px; } }
    .uppy-Dashboard-innerWrap { border-radius: ${({ theme }) => theme.radius.medium}; }
    .uppy-Dashboard-close { color: #fff; }
    .uppy-Dashboard-AddFiles, .uppy-Dashboard-dropFilesHereHint { border-color: ${({ theme }) => theme.color.edge}; }
    .uppy-Dashboard-dropFilesHereHint, .uppy-Dashboard-note { color: ${({ theme }) => theme.color.soft}; }
    .uppy-Dashboard-AddFiles-title { color: ${({ theme }) => theme.color.ink}; }
    .uppy-Dashboard-AddFilesPanel { background: ${({ theme }) => theme.color.paper}; }
    .uppy-Dashboard-browse, .uppy-DashboardContent-back, .uppy-DashboardContent-save, .uppy-DashboardContent-addMore,
    .uppy-StatusBar-actionBtn { color: ${({ theme }) => theme.color.accent}; }
    .uppy-Dashboard-browse:is(:hover, :focus) { border-color: ${({ theme }) => theme.color.accent}; }
    .uppy-DashboardContent-back:focus, .uppy-DashboardContent-addMore:focus { background-color: ${({ theme }) => theme.color.sunken}; }
    .uppy-DashboardContent-bar, .uppy-StatusBar, .uppy-StatusBar:not([aria-hidden='true']).is-waiting,
    .uppy-StatusBar.is-waiting .uppy-StatusBar-actions {
      border-color: ${({ theme }) => theme.color.line};
      background-color: ${({ theme }) => theme.color.raised};
    }
    .uppy-StatusBar::before { background-color: ${({ theme }) => theme.color.line}; }
    .uppy-StatusBar-content { color: ${({ theme }) => theme.color.ink}; }
    .uppy-StatusBar-statusSecondary, .uppy-StatusBar-statusIndicator, .uppy-Dashboard-Item-status { color: ${({ theme }) => theme.color.soft}; }
    .uppy-StatusBar-progress, .uppy-StatusBar.is-postprocessing .uppy-StatusBar-progress { background-color: ${({ theme }) => theme.color.accent}; }
    .uppy-StatusBar-spinner, .uppy-StatusBar.is-postprocessing .uppy-StatusBar-spinner { fill: ${({ theme }) => theme.color.accent}; }
    .uppy-StatusBar.is-complete .uppy-StatusBar-progress { background-color: ${({ theme }) => theme.color.green}; }
    .uppy-StatusBar.is-complete .uppy-StatusBar-statusIndicator { color: ${({ theme }) => theme.color.green}; }
    .uppy-StatusBar.is-error .uppy-StatusBar-progress { background-color: ${({ theme }) => theme.color.danger}; }
    .uppy-StatusBar.is-error .uppy-StatusBar-statusIndicator { color: ${({ theme }) => theme.color.danger}; }
    .uppy-StatusBar.is-waiting .uppy-StatusBar-actionBtn--upload, .uppy-StatusBar-actionBtn--retry {
      min-height: 32px;
      border-radius: ${({ theme }) => theme.radius.small};
      background-color: ${({ theme }) => theme.color.accent};
      color: ${({ theme }) => theme.color.onAccent};
      font-weight: 600;
    }
    .uppy-StatusBar.is-waiting .uppy-StatusBar-actionBtn--upload:hover, .uppy-StatusBar-actionBtn--retry:hover { background-color: ${({ theme }) => theme.color.accentHover}; }
    .uppy-StatusBar-actionBtn--retry { padding: 0 ${({ theme }) => theme.space.s}; font-size: ${({ theme }) => theme.size.small}; }
    .uppy-StatusBar-actionBtn--retry svg { position: static; margin-right: 4px; }
    .uppy-Dashboard-Item { border-color: ${({ theme }) => theme.color.line}; }
    .uppy-Dashboard-Item-previewInnerWrap { background-color: ${({ theme }) => theme.color.sunken} !important; box-shadow: none; }
    .uppy-Dashboard-Item-errorMessage { border-color: ${({ theme }) => theme.color.danger}; background-color: ${({ theme }) => theme.color.dangerWash}; color: ${({ theme }) => theme.color.danger}; }
    .uppy-Dashboard-Item-action, .uppy-Dashboard-Item-action--remove { color: ${({ theme }) => theme.color.soft}; }
    .uppy-Dashboard-Item-action:hover { color: ${({ theme }) => theme.color.ink}; }
    /* It has two that say the same. */
    .uppy-Informer ~ .uppy-Informer { display: none; }
    .uppy-Informer p { background-color: ${({ theme }) => theme.color.ink}; color: ${({ theme }) => theme.color.paper}; }
    .uppy-Informer p span, .uppy-StatusBar-details, .uppy-Dashboard-Item-errorDetails { background-color: ${({ theme }) => theme.color.soft}; color: ${({ theme }) => theme.color.paper}; }
  }
`;
