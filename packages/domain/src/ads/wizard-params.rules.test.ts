import { describe, expect, it } from 'vitest'
import { adParamsSchema } from './ad-generation.entity.ts'
import { pickedForMe, chosenPlatform, chosenGoal, withWizardChange } from './wizard-params.rules.ts'

const ideaId = '0197a000-0000-7000-8000-000000000001'

describe('preferences for an ad', () => {
  it('begin as the server accepts them: everything is picked for the user', () => {
    expect(adParamsSchema.parse({ ideaId, ...pickedForMe })).toEqual({ ideaId, ...pickedForMe })
  })

  it('change field by field, within a group too', () => {
    const changed = withWizardChange(pickedForMe, {
      platform: 'google',
      style: { toneOfVoice: 'trust' },
      details: { goal: 'leads' },
      overrides: { purpose: 'sales' },
    })
    expect(changed).toEqual({
      ...pickedForMe,
      platform: 'google',
      style: { ...pickedForMe.style, toneOfVoice: 'trust' },
      details: { ...pickedForMe.details, goal: 'leads' },
      overrides: { platform: null, purpose: 'sales' },
    })
    const again = withWizardChange(changed, { style: { formula: 'AIDA' } })
    expect(again.style).toEqual({ toneOfVoice: 'trust', formula: 'AIDA', imageStyle: null })
    expect(pickedForMe.platform).toBeNull()
  })

  it('say last what counts', () => {
    const first = withWizardChange(pickedForMe, { platform: 'google', details: { goal: 'leads' } })
    expect([chosenPlatform(first), chosenGoal(first)]).toEqual(['google', 'leads'])
    const changed = withWizardChange(first, { overrides: { platform: 'facebook', purpose: 'sales' } })
    expect([chosenPlatform(changed), chosenGoal(changed)]).toEqual(['facebook', 'sales'])
    expect(changed.platform).toBe('google')
    const chosenAgain = withWizardChange(changed, { platform: 'instagram', details: { goal: 'awareness' } })
    expect([chosenPlatform(chosenAgain), chosenGoal(chosenAgain)]).toEqual(['instagram', 'awareness'])
    expect(chosenAgain.overrides).toEqual({ platform: null, purpose: null })
    const picked = withWizardChange(changed, { overrides: { platform: null } })
    expect([chosenPlatform(picked), chosenGoal(picked)]).toEqual([null, 'sales'])
    expect(chosenGoal(withWizardChange(picked, { overrides: { purpose: null } }))).toBeNull()
    expect(chosenPlatform(withWizardChange(changed, { platform: null }))).toBeNull()
    expect(chosenPlatform({ ...pickedForMe, platform: 'linkedin' })).toBeNull()
  })
})
