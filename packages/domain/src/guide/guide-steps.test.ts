import { describe, expect, it } from 'vitest'
import { guideLimits } from './guide-limits.ts'
import { guideEvents, type GuideTarget, stepsOf } from './guide-steps.ts'
import { guideTaskNames } from './guide-task-names.rules.ts'

const all = guideTaskNames.flatMap((task) => stepsOf(task))

describe('steps of the guide', () => {
  it('are 36 in the order of the specification (GUI-06 to GUI-09)', () => {
    const namesOf = (task: (typeof guideTaskNames)[number]) =>
      stepsOf(task).map(({ selector }) => selector.split('.')[1])
    expect(namesOf('setupBrand')).toEqual([
      'openAppMenu',
      'brandSettings',
      'brandBrief',
      'reviewBrief',
      'confirm',
    ])
    expect(namesOf('buildCreative').join(' ')).toBe(
      'adsPage openAd clickCreative newCreative mediaLibrary mediaType background aiImage generateNew pickVariant settings layout confirm',
    )
    expect(namesOf('generateAdTexts').join(' ')).toBe(
      'adsPage openAd text generateMore reviewCampaign generateNew done suggestions select',
    )
    expect(namesOf('launch').join(' ')).toBe(
      'adsPage openAd reviewLocations interests demographics budget submit destinationUrl confirmPayment',
    )
    expect(all).toHaveLength(36)
  })

  it('have a selector each, named after task and step (GUI-04, OPN-78)', () => {
    const selectors = all.map(({ selector }) => selector)
    expect(new Set(selectors).size).toBe(36)
    const first: GuideTarget = 'setupBrand.openAppMenu'
    expect(selectors[0]).toBe(first)
  })

  it('can all be left: by a press, by an event or by Next (GUI-10, OPN-79)', () => {
    for (const { trigger, canBeSkipped, selector } of all)
      expect(trigger !== 'next' || canBeSkipped, selector).toBe(true)
    const awaited = all.flatMap(({ trigger }) => (typeof trigger === 'object' ? [trigger.event] : []))
    expect(awaited.toSorted()).toEqual([...guideEvents].toSorted())
  })

  it('wait after a closing modal (GUI-23)', () => {
    const delayed = all.filter(({ delay }) => delay === guideLimits.closingModalMs)
    expect(delayed.map(({ selector }) => selector)).toEqual([
      'buildCreative.settings',
      'generateAdTexts.suggestions',
    ])
  })

  it('keep to the numbers of the specification (CON-08)', () => {
    expect(Object.values(guideLimits)).toEqual([5000, 300, 8, 280, 300, 1500, 10, 1000, 7000, 256])
  })
})
