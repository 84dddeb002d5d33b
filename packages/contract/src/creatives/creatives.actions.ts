import type { ActionTable } from '../core/action-row.ts'

/** Creatives of ads, their pictures, and the files of a brand (ACT-028, ACT-065, ACT-066 to ACT-073). */
export const creativesActions = {
  'add-idea-file': {
    kind: 'command',
    who: 'collaborator',
    isMultipart: true,
  },
  // Our own addition: a search names pictures, and the server fetches the one that is chosen.
  'add-stock-picture': { kind: 'external', who: 'collaborator' },
  'archive-ad-creative': { kind: 'command', who: 'collaborator' },
  'archive-media': { kind: 'command', who: 'collaborator' },
  'delete-ad-creative': { kind: 'command', who: 'collaborator' },
  'download-ad-creative': { kind: 'command', who: 'collaborator' },
  'duplicate-ad-creative': { kind: 'command', who: 'collaborator' },
  'get-ad-creative': { kind: 'query', who: 'guest' },
  'get-ad-creatives': { kind: 'query', who: 'guest' },
  'get-creative-version': { kind: 'query', who: 'guest' },
  'get-creative-versions': { kind: 'query', who: 'guest' },
  'get-media-library': { kind: 'query', who: 'collaborator' },
  'render-asset': { kind: 'command', who: 'collaborator' },
  'save-ad-creative': { kind: 'command', who: 'collaborator' },
  'update-media': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
