import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { likelyNeeds } from './likely-needs.rules.ts'
import { overviewNeeds } from './overview-needs.rules.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe('the needs that the overview leaves room for', () => {
  it.each([
    [['IN_PROGRESS'], true, 2],
    [['IN_PROGRESS', 'IN_PROGRESS'], false, 2],
    [['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS'], false, 1],
    [['running', 'endingSoon'], false, 1],
    [['running'], true, 1],
    [['rejected', 'pending_approval', 'stopped', 'finished'], true, 2],
    [[], true, 0],
  ] as const)('of %j, website missing: %s', (statuses, isWebsiteMissing, count) => {
    expect(likelyNeeds(statuses, isWebsiteMissing)).toBe(count)
  })

  it('are those that come, if no launch ended and no trial does', () => {
    const ended = ['finished', 'deprecated', 'stopped', 'pending_refund'] as const
    const money = { minor: 17_700, currency: 'EUR' } as const
    const launch = {
      price: money,
      durationDays: 30,
      fundingRecurrence: 'oneOff',
      approvedDate: null,
      endDate: now,
      endedDate: null,
      heldDate: null,
      reason: null,
      refund: { ...money, minor: 0 },
      settledDate: null,
    } as const
    const statusLists = fc.array(fc.constantFrom(...balloonStatuses))
    fc.assert(
      fc.property(statusLists, fc.boolean(), (statuses, isWebsiteMissing) => {
        const ads = statuses.map((status, place) => ({
          id: `a${place}`,
          name: 'Lamp repair',
          platform: 'google' as const,
          status,
          launch: status === 'IN_PROGRESS' ? null : launch,
        }))
        const needs = overviewNeeds({ ads, trial: null, isPlanLapsed: false, isWebsiteMissing }, now)
        expect(likelyNeeds(statuses, isWebsiteMissing)).toBe(needs.length)
        expect(likelyNeeds(ended, isWebsiteMissing)).toBe(0)
      }),
    )
  })
})
