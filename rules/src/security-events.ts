/** The severity of an event: routine, a notable change, or a sign of an attack. */
export const securitySeverities = ['info', 'notice', 'warning'] as const;
export type SecuritySeverity = (typeof securitySeverities)[number];

interface SecurityEventDescription {
  label: string;
  severity: SecuritySeverity;
}

/** The security log's events, a closed list. A released kind is permanent, because stored events refer to it. */
export const securityEvents = {
  sign_in_succeeded: { label: 'Signed in', severity: 'info' },
  sign_in_failed: { label: 'Sign-in failed', severity: 'warning' },
  sign_in_delayed: { label: 'Sign-in delayed', severity: 'warning' },
  second_factor_failed: { label: 'Second factor failed', severity: 'warning' },
  signed_out: { label: 'Signed out', severity: 'info' },
  registered: { label: 'Registered', severity: 'info' },
  registration_failed: { label: 'Registration failed', severity: 'warning' },
  reauthenticated: { label: 'Confirmed their identity', severity: 'info' },
  reauthentication_failed: { label: 'Identity confirmation failed', severity: 'warning' },
  password_changed: { label: 'Password changed', severity: 'notice' },
  password_reset_requested: { label: 'Password reset requested', severity: 'info' },
  password_reset: { label: 'Password reset', severity: 'notice' },
  password_reset_failed: { label: 'Password reset failed', severity: 'warning' },
  email_changed: { label: 'Email changed', severity: 'notice' },
  factor_added: { label: 'Second factor added', severity: 'notice' },
  factor_removed: { label: 'Second factor removed', severity: 'notice' },
  recovery_codes_renewed: { label: 'Recovery codes renewed', severity: 'notice' },
  session_ended: { label: 'Session ended', severity: 'notice' },
  role_changed: { label: 'Role changed', severity: 'notice' },
  account_deactivated: { label: 'Account deactivated', severity: 'notice' },
  account_reactivated: { label: 'Account reactivated', severity: 'notice' },
  invitation_created: { label: 'Invitation created', severity: 'info' },
  invitation_revoked: { label: 'Invitation revoked', severity: 'info' },
  limit_reached: { label: 'Rate limit reached', severity: 'warning' },
  quota_reached: { label: 'Quota reached', severity: 'warning' },
  access_refused: { label: 'Access refused', severity: 'warning' },
  cross_site_refused: { label: 'Cross-site request refused', severity: 'warning' },
  query_refused: { label: 'Query refused', severity: 'warning' },
  socket_refused: { label: 'Socket refused', severity: 'warning' },
  socket_closed: { label: 'Socket closed', severity: 'warning' },
  mail_sent: { label: 'Email sent to an outside address', severity: 'info' },
  mail_refused: { label: 'Email refused', severity: 'warning' },
  release_key_created: { label: 'Release key created', severity: 'notice' },
  release_key_used: { label: 'Release key used', severity: 'info' },
  release_key_refused: { label: 'Release key refused', severity: 'warning' },
  release_key_revoked: { label: 'Release key revoked', severity: 'notice' },
  release_published: { label: 'Release published', severity: 'notice' },
  release_rolled_back: { label: 'Release rolled back', severity: 'notice' },
  override_started: { label: 'Override started', severity: 'notice' },
  override_revoked: { label: 'Override revoked', severity: 'notice' },
  portal_requested: { label: 'Portal requested', severity: 'notice' },
  portal_approved: { label: 'Portal approved', severity: 'notice' },
  portal_declined: { label: 'Portal declined', severity: 'notice' },
  portal_retired: { label: 'Portal retired', severity: 'notice' },
  access_token_created: { label: 'Access token created', severity: 'notice' },
  access_token_revoked: { label: 'Access token revoked', severity: 'notice' },
  access_token_refused: { label: 'Access token refused', severity: 'warning' },
  security_log_exported: { label: 'Security log exported', severity: 'notice' },
} as const satisfies Record<string, SecurityEventDescription>;

export type SecurityEventKind = keyof typeof securityEvents;
export const securityEventKinds = Object.keys(securityEvents) as SecurityEventKind[];

export const getSecurityEventLabel = (kind: SecurityEventKind): string => securityEvents[kind].label;
export const getSecurityEventSeverity = (kind: SecurityEventKind): SecuritySeverity => securityEvents[kind].severity;
