import type { ActionTable } from '../core/action-row.ts'

/** Session and account (ACT-004 to ACT-019). */
export const accountActions = {
  'add-user-completed-task': { kind: 'command', who: 'user' },
  'forgot-password': {
    kind: 'command',
    who: 'anonymous',
  },
  'delete-account': { kind: 'command', who: 'user' },
  'get-reset-link': { kind: 'query', who: 'anonymous' },
  'get-user': { kind: 'query', who: 'user' },
  login: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
  },
  logout: { kind: 'command', who: 'user' },
  'resend-validation-email': {
    kind: 'command',
    who: 'user',
  },
  'reset-password': {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
  },
  'redeem-social-login': {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
  },
  'save-preferences': { kind: 'command', who: 'user' },
  'send-page-link': { kind: 'command', who: 'user' },
  'set-ad-gen-data': { kind: 'command', who: 'user' },
  signup: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
  },
  'update-user': {
    kind: 'command',
    who: 'user',
  },
  'validate-email': {
    kind: 'command',
    who: 'anonymous',
  },
  'submit-pmf-survey': {
    kind: 'command',
    who: 'anonymous',
  },
} as const satisfies ActionTable
