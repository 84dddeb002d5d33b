import { expect, it } from 'vitest'
import { balloonStatuses, isEditable } from './balloon-status.rules.ts'
import { canHaveNewVersion } from './new-version.rules.ts'

it('allows a new version of an ad in review or live alone, and never of one that can be edited', () => {
  const allowed = balloonStatuses.filter((status) => canHaveNewVersion({ status, archiveDate: null }))
  expect(allowed).toEqual(['pending_approval', 'learning', 'running', 'endingSoon'])
  expect(allowed.filter((status) => isEditable({ status, archiveDate: null }))).toEqual([])
  expect(canHaveNewVersion({ status: 'running', archiveDate: new Date(0) })).toBe(false)
})
