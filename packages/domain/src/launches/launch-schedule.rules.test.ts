import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHours } from '../core/dates.ts'
import { launchSteps } from './launch-progress.rules.ts'
import { launchSchedule, launchTicksDone } from './launch-schedule.rules.ts'
import { liveCampaign } from './launch.fixtures.ts'

const submittedDate = new Date('2026-11-03T10:00:00Z')
const [live] = liveCampaign.ads
if (!live) throw new Error('the campaign has a launch')
const launched = (changes: object) => ({
  ads: [{ ...live, data: { ...live.data, submittedDate, approvedDate: null, startDate: null, ...changes } }],
})

describe('the schedule of a launch', () => {
  it('names the latest date of each step, 72 hours until the ad is live (LCH-04)', () => {
    expect(launchSchedule(launched({}))).toEqual({
      submission: submittedDate,
      approval: addHours(submittedDate, 24),
      platform: addHours(submittedDate, 72),
      live: addHours(submittedDate, 72),
      learning: addHours(submittedDate, 72 + 240),
    })
  })

  it('counts from the steps that are done, at their own dates', () => {
    const approvedDate = addHours(submittedDate, 2)
    expect(launchSchedule(launched({ approvedDate }))).toMatchObject({
      approval: approvedDate,
      live: addHours(approvedDate, 48),
    })
    const startDate = addHours(submittedDate, 5)
    expect(launchSchedule(launched({ approvedDate, startDate }))).toMatchObject({
      platform: startDate,
      live: startDate,
      learning: addHours(startDate, 240),
    })
  })

  it('is none of an ad that is not on its way', () => {
    expect(launchSchedule({ ads: [] })).toBeNull()
    expect(launchSchedule(launched({ submittedDate: null }))).toBeNull()
    expect(launchSchedule(launched({ stopReason: 'user_stopped' }))).toBeNull()
  })

  it('never goes back in time, and has between one tick and all of them behind it', () => {
    const hours = fc.option(fc.integer({ min: 0, max: 100 }))
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: -50, max: 500 }), (approval, start, now) => {
        const approvedDate = approval === null ? null : addHours(submittedDate, approval)
        const startDate = start === null || approvedDate === null ? null : addHours(approvedDate, start)
        const schedule = launchSchedule(launched({ approvedDate, startDate }))
        if (!schedule) throw new Error('it is on its way')
        const dates = launchSteps.map((step) => schedule[step].getTime())
        expect(dates).toEqual(dates.toSorted((left, right) => left - right))
        const ticks = launchTicksDone(schedule, addHours(submittedDate, now), 72)
        expect(ticks).toBeGreaterThanOrEqual(1)
        expect(ticks).toBeLessThanOrEqual(72)
      }),
    )
  })
})
