import type { ActionTable } from '../core/action-row.ts'

/** Session and account (ACT-004 to ACT-019). */
export const accountActions = {
  'add-user-completed-task': { kind: 'command', who: 'user' },
  'forgot-password': {
    kind: 'command',
    who: 'anonymous',
    // Requests for an email are also counted in the handler, which knows whether the user's own browser sent
    // them.
    limits: [{ calls: 200, seconds: 3600, by: 'caller' }],
  },
  'delete-account': { kind: 'command', who: 'user' },
  'get-mail-subscriptions': { kind: 'query', who: 'user' },
  'get-reset-link': { kind: 'query', who: 'anonymous' },
  'get-user': { kind: 'query', who: 'user' },
  login: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    // Wrong passwords are counted where they're compared; this limit only bounds the load from one network.
    limits: [{ calls: 600, seconds: 60, by: 'caller' }],
  },
  logout: { kind: 'command', who: 'user' },
  'resend-validation-email': {
    kind: 'command',
    who: 'user',
    limits: [{ calls: 5, seconds: 3600, by: 'caller' }],
  },
  'reset-password': {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
  },
  'redeem-social-login': {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    limits: [{ calls: 60, seconds: 60, by: 'caller' }],
  },
  'save-preferences': { kind: 'command', who: 'user' },
  'set-ad-gen-data': { kind: 'command', who: 'user' },
  'set-mail-subscription': { kind: 'command', who: 'user' },
  signup: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    limits: [
      { calls: 10, seconds: 3600, by: 'email' },
      { calls: 30, seconds: 3600, by: 'caller' },
    ],
  },
  'update-user': {
    kind: 'command',
    who: 'user',
    limits: [
      // A call can guess a password, or send an email to a stranger.
      { calls: 10, seconds: 600, by: 'caller', ifGiven: 'data.password' },
      { calls: 5, seconds: 3600, by: 'caller', ifGiven: 'data.email' },
    ],
  },
  'validate-email': {
    kind: 'command',
    who: 'anonymous',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
  },
  'submit-pmf-survey': {
    kind: 'command',
    who: 'anonymous',
    limits: [{ calls: 10, seconds: 3600, by: 'caller' }],
  },
} as const satisfies ActionTable
