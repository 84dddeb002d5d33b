import type { ActionTable } from '../core/action-row.ts'

/** Our own additions: links that show the preview of an ad to anyone, who can comment on it until they end. */
export const previewLinksActions = {
  'add-preview-comment': { kind: 'command', who: 'anonymous' },
  'create-preview-link': {
    kind: 'command',
    who: 'owner',
    isSecret: true,
  },
  'delete-preview-comment': { kind: 'command', who: 'owner' },
  'delete-preview-link': { kind: 'command', who: 'owner' },
  'get-preview-links': { kind: 'query', who: 'owner' },
  'get-shared-preview': { kind: 'query', who: 'anonymous' },
} as const satisfies ActionTable
