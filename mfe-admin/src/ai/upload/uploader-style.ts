import { tokens } from 'kit/theme';
import { createGlobalStyle } from 'styled-components';

/* Styles the upload window with our tokens. Its own stylesheet loads later, with its code, so `body` outranks it;
   its inline styles need `!important`. */
export const UploaderStyle = createGlobalStyle`
  body {
    .uppy-Root { color: ${tokens.color.ink}; }
    .uppy-Root, .uppy-u-reset { font-family: ${tokens.font.text}; }
    .uppy-Dashboard--modal .uppy-Dashboard-overlay { background-color: ${tokens.color.veil}; }
    .uppy-Dashboard-inner {
      border: 1px solid ${tokens.color.line};
      border-top: 2px solid ${tokens.color.ink};
      border-radius: ${tokens.radius.medium};
      background-color: ${tokens.color.paper};
      box-shadow: 0 16px 48px ${tokens.color.shadow};
    }
    @media (min-width: 820px) { .uppy-Dashboard--modal .uppy-Dashboard-inner { width: 750px; height: 550px; } }
    .uppy-Dashboard-innerWrap { border-radius: ${tokens.radius.medium}; }
    .uppy-Dashboard-close { color: #fff; }
    .uppy-Dashboard-AddFiles, .uppy-Dashboard-dropFilesHereHint { border-color: ${tokens.color.edge}; }
    .uppy-Dashboard-dropFilesHereHint, .uppy-Dashboard-note { color: ${tokens.color.soft}; }
    .uppy-Dashboard-AddFiles-title { color: ${tokens.color.ink}; }
    .uppy-Dashboard-AddFilesPanel { background: ${tokens.color.paper}; }
    .uppy-Dashboard-browse, .uppy-DashboardContent-back, .uppy-DashboardContent-save, .uppy-DashboardContent-addMore,
    .uppy-StatusBar-actionBtn { color: ${tokens.color.accent}; }
    .uppy-Dashboard-browse:is(:hover, :focus) { border-color: ${tokens.color.accent}; }
    .uppy-DashboardContent-back:focus, .uppy-DashboardContent-addMore:focus { background-color: ${tokens.color.sunken}; }
    .uppy-DashboardContent-bar, .uppy-StatusBar, .uppy-StatusBar:not([aria-hidden='true']).is-waiting,
    .uppy-StatusBar.is-waiting .uppy-StatusBar-actions {
      border-color: ${tokens.color.line};
      background-color: ${tokens.color.raised};
    }
    .uppy-StatusBar::before { background-color: ${tokens.color.line}; }
    .uppy-StatusBar-content { color: ${tokens.color.ink}; }
    .uppy-StatusBar-statusSecondary, .uppy-StatusBar-statusIndicator, .uppy-Dashboard-Item-status { color: ${tokens.color.soft}; }
    .uppy-StatusBar-progress, .uppy-StatusBar.is-postprocessing .uppy-StatusBar-progress { background-color: ${tokens.color.accent}; }
    .uppy-StatusBar-spinner, .uppy-StatusBar.is-postprocessing .uppy-StatusBar-spinner { fill: ${tokens.color.accent}; }
    .uppy-StatusBar.is-complete .uppy-StatusBar-progress { background-color: ${tokens.color.green}; }
    .uppy-StatusBar.is-complete .uppy-StatusBar-statusIndicator { color: ${tokens.color.green}; }
    .uppy-StatusBar.is-error .uppy-StatusBar-progress { background-color: ${tokens.color.danger}; }
    .uppy-StatusBar.is-error .uppy-StatusBar-statusIndicator { color: ${tokens.color.danger}; }
    .uppy-StatusBar.is-waiting .uppy-StatusBar-actionBtn--upload, .uppy-StatusBar-actionBtn--retry {
      min-height: 32px;
      border-radius: ${tokens.radius.small};
      background-color: ${tokens.color.accent};
      color: ${tokens.color.onAccent};
      font-weight: 600;
    }
    .uppy-StatusBar.is-waiting .uppy-StatusBar-actionBtn--upload:hover, .uppy-StatusBar-actionBtn--retry:hover { background-color: ${tokens.color.accentHover}; }
    .uppy-StatusBar-actionBtn--retry { padding: 0 ${tokens.space.s}; font-size: ${tokens.size.small}; }
    .uppy-StatusBar-actionBtn--retry svg { position: static; margin-right: 4px; }
    .uppy-Dashboard-Item { border-color: ${tokens.color.line}; }
    .uppy-Dashboard-Item-previewInnerWrap { background-color: ${tokens.color.sunken} !important; box-shadow: none; }
    .uppy-Dashboard-Item-errorMessage { border-color: ${tokens.color.danger}; background-color: ${tokens.color.dangerWash}; color: ${tokens.color.danger}; }
    .uppy-Dashboard-Item-action, .uppy-Dashboard-Item-action--remove { color: ${tokens.color.soft}; }
    .uppy-Dashboard-Item-action:hover { color: ${tokens.color.ink}; }
    /* It has two that say the same. */
    .uppy-Informer ~ .uppy-Informer { display: none; }
    .uppy-Informer p { background-color: ${tokens.color.ink}; color: ${tokens.color.paper}; }
    .uppy-Informer p span, .uppy-StatusBar-details, .uppy-Dashboard-Item-errorDetails { background-color: ${tokens.color.soft}; color: ${tokens.color.paper}; }
  }
`;
