import { describe, expect, it } from 'vitest'
import { balloonStatuses, isEditable } from './balloon-status.rules.ts'
import { canHaveNewVersion, followedFate } from './new-version.rules.ts'

it('allows a new version of an ad in review or live alone, and never of one that can be edited', () => {
  const allowed = balloonStatuses.filter((status) => canHaveNewVersion({ status, archiveDate: null }))
  expect(allowed).toEqual(['pending_approval', 'learning', 'running', 'endingSoon'])
  expect(allowed.filter((status) => isEditable({ status, archiveDate: null }))).toEqual([])
  expect(canHaveNewVersion({ status: 'running', archiveDate: new Date(0) })).toBe(false)
})

describe('followedFate', () => {
  const live = { status: 'running', archiveDate: null, ads: [] } as const
  const stopped = (stopReason: string) => ({
    ...live,
    status: 'stopped' as const,
    ads: [{ data: { adAccountType: null, stopReason } }],
  })

  it('is chosen at the launch of the version', () => {
    expect(followedFate({ status: 'IN_PROGRESS' }, live)).toBe('choice')
    expect(followedFate({ status: 'rejected' }, live)).toBe('choice')
    expect(followedFate({ status: 'pending' }, live)).toBe('chosen')
    expect(followedFate({ status: 'pending_approval' }, live)).toBe('chosen')
    expect(followedFate({ status: 'learning' }, live)).toBe('both')
  })

  it('depends on why it ended once it isn’t live', () => {
    expect(followedFate({ status: 'running' }, stopped('replaced'))).toBe('replaced')
    expect(followedFate({ status: 'IN_PROGRESS' }, stopped('user_stopped'))).toBe('over')
    expect(followedFate({ status: 'IN_PROGRESS' }, { ...live, archiveDate: new Date(0) })).toBe('over')
  })
})
