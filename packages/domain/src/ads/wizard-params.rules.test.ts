import { describe, expect, it } from 'vitest'
import { adParamsSchema } from './ad-generation.entity.ts'
import { pickedForMe, wishedPlatform, wishedPurpose, withWizardChange } from './wizard-params.rules.ts'

const ideaId = '0197a000-0000-7000-8000-000000000001'

describe('wishes for an ad', () => {
  it('begin as wishes the server takes: everything is picked for the user', () => {
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
    expect([wishedPlatform(first), wishedPurpose(first)]).toEqual(['google', 'leads'])
    const changed = withWizardChange(first, { overrides: { platform: 'facebook', purpose: 'sales' } })
    expect([wishedPlatform(changed), wishedPurpose(changed)]).toEqual(['facebook', 'sales'])
    expect(changed.platform).toBe('google')
    const anew = withWizardChange(changed, { platform: 'instagram', details: { goal: 'awareness' } })
    expect([wishedPlatform(anew), wishedPurpose(anew)]).toEqual(['instagram', 'awareness'])
    expect(anew.overrides).toEqual({ platform: null, purpose: null })
    const picked = withWizardChange(changed, { overrides: { platform: null } })
    expect([wishedPlatform(picked), wishedPurpose(picked)]).toEqual([null, 'sales'])
    expect(wishedPurpose(withWizardChange(picked, { overrides: { purpose: null } }))).toBeNull()
    expect(wishedPlatform(withWizardChange(changed, { platform: null }))).toBeNull()
    expect(wishedPlatform({ ...pickedForMe, platform: 'linkedin' })).toBeNull()
  })
})
