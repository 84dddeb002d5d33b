import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { mayCall } from './rights.ts'

const writing: readonly ActionName[] = [
  'update-balloon',
  'archive-balloon',
  'duplicate-balloon',
  'create-ad',
  'generate-texts',
  'generate-image-ideas',
  'generate-images',
  'scan-image',
  'render-asset',
  'choose-picture',
  'save-ad-creative',
  'archive-ad-creative',
  'delete-ad-creative',
  'download-ad-creative',
  'duplicate-ad-creative',
  'add-stock-picture',
  'archive-media',
  'get-media-library',
  'get-design-material',
  'update-media',
]

it.each(writing)('lets collaborators and owners call %s, and guests not (API-17)', (name) => {
  expect((['owner', 'collaborator', 'guest', null] as const).map((role) => mayCall(role, name))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it.each(['get-idea', 'get-ad-creative', 'get-ad-creatives', 'get-ad-gen-status'] as const)(
  'lets guests call %s',
  (name) => {
    expect(mayCall('guest', name)).toBe(true)
    expect(mayCall(null, name)).toBe(false)
  },
)
