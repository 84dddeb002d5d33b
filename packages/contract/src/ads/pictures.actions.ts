import type { ActionTable } from '../core/action-row.ts'

/** Ideas for pictures, and pictures made by AI (ACT-062 to ACT-064). */
export const picturesActions = {
  // Ideas are free, so their number is limited.
  'generate-image-ideas': {
    kind: 'external',
    who: 'collaborator',
  },
  'generate-images': {
    kind: 'command',
    who: 'collaborator',
  },
  // Our own addition: the wizard composes its candidates in the browser.
  'get-design-material': { kind: 'query', who: 'collaborator' },
  // Our own addition: pictures take a while, so they're polled.
  'get-image-gen-status': { kind: 'query', who: 'collaborator' },
  'scan-image': {
    kind: 'external',
    who: 'collaborator',
  },
} as const satisfies ActionTable
