import type { ActionTable } from '../core/action-row.ts'

/** Session and account (ACT-004 to ACT-019). */
export const accountActions = {
  'add-user-completed-task': { kind: 'command', who: 'user' },
  'forgot-password': {
    kind: 'command',
    who: 'anonymous',
    // Requests for an email are counted where it shows whether its own browser asks.
    limits: [{ calls: 200, seconds: 3600, by: 'caller' }],
  },
  'delete-account': { kind: 'command', who: 'user' },
  'get-reset-link': { kind: 'query', who: 'anonymous' },
  'get-user': { kind: 'query', who: 'user' },
  login: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    // Wrong passwords are counted where they are compared; this one only bounds the work that a network asks for.
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
  'set-ad-gen-data': { kind: 'command', who: 'user' },
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
      // A guess at the password, and a mail to a stranger's address.
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
