import { expect, it } from 'vitest'
import { storedKeys } from './storage.ts'

it('keeps these keys and no others (ENT-28, ENT-31, ENT-32)', () => {
  const ofTheSpecification = [
    'user',
    'redirectUrl',
    'designData',
    'adCreationOriginData',
    'creativeMixerBackgroundData',
    'dismissedAdGenStatusId',
    'isTryAgainAdCreation',
    'sessionId',
  ]
  const ours = ['ownerId', 'unsavedBrief', 'briefEdits']
  expect(Object.values(storedKeys).toSorted()).toEqual([...ofTheSpecification, ...ours].toSorted())
})
