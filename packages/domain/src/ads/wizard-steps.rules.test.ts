import { describe, expect, it } from 'vitest'
import { adParamsSchema } from './ad-generation.entity.ts'
import { pickedForMe, type WizardChange, withWizardChange } from './wizard-params.rules.ts'
import {
  checkWizardStep,
  firstRefusedStep,
  maxWizardNameLength,
  maxWizardTextLength,
  stepAfter,
  stepBefore,
  stillFailing,
  wizardSteps,
} from './wizard-steps.rules.ts'

const ideaId = '0197a000-0000-7000-8000-000000000001'
const asking = (change: WizardChange) => withWizardChange(pickedForMe, change)
const sites = ['harbour.example', 'https://dovetail.example/shop', 'www.lark.example']

describe('checkWizardStep', () => {
  it('finds nothing wrong with a wizard that picks everything', () => {
    for (const step of wizardSteps) expect(checkWizardStep(step, pickedForMe)).toEqual({})
    expect(firstRefusedStep(pickedForMe)).toBeNull()
  })

  it.each([
    ['platform', { platform: 'linkedin' }, { platform: 'platformComingSoon' }],
    ['platform', { platform: 'google' }, {}],
    ['competitors', { competitors: sites }, {}],
    ['competitors', { competitors: [...sites, ''] }, {}],
    ['competitors', { competitors: [...sites, 'a.example'] }, { competitors: 'tooManyCompetitors' }],
    ['competitors', { competitors: ['localhost'] }, { competitors: 'urlInvalid' }],
    ['competitors', { competitors: [`a.example/${'x'.repeat(2_040)}`] }, { competitors: 'urlInvalid' }],
    ['place', { location: 'Galway' }, {}],
    ['place', { location: 'x'.repeat(201) }, { location: 'textTooLong' }],
    ['details', { details: { offeringType: 'brand' } }, {}],
    ['details', { details: { offeringType: 'product' } }, { offeringName: 'requiredValue' }],
    [
      'details',
      { details: { offeringType: 'product', offeringName: ' ' } },
      { offeringName: 'requiredValue' },
    ],
    ['details', { details: { offeringType: 'product', offeringName: 'Night lamp' } }, {}],
    ['details', { details: { offeringName: 'x'.repeat(201) } }, { offeringName: 'textTooLong' }],
    [
      'details',
      { details: { offeringSummary: 'x'.repeat(2_001), specialPurpose: 'x'.repeat(2_001) } },
      { offeringSummary: 'textTooLong', specialPurpose: 'textTooLong' },
    ],
  ] as const)('of %s with %j', (step, change, failures) => {
    const params = asking(change as WizardChange)
    expect(checkWizardStep(step, params)).toEqual(failures)
    expect(firstRefusedStep(params)).toBe(Object.keys(failures).length > 0 ? step : null)
  })

  it('lets through what the server takes, and no longer text', () => {
    const name = 'x'.repeat(maxWizardNameLength)
    const text = 'x'.repeat(maxWizardTextLength)
    const takes = (change: WizardChange) => adParamsSchema.safeParse({ ideaId, ...asking(change) }).success
    const details = { offeringName: name, offeringSummary: text, specialPurpose: text }
    expect(takes({ location: name, details })).toBe(true)
    expect(takes({ location: `${name}x` })).toBe(false)
    expect(takes({ details: { offeringName: `${name}x` } })).toBe(false)
    expect(takes({ details: { offeringSummary: `${text}x` } })).toBe(false)
    expect(takes({ details: { specialPurpose: `${text}x` } })).toBe(false)
  })

  it('names the first step that is refused', () => {
    expect(firstRefusedStep(asking({ location: 'x'.repeat(201), competitors: ['?'] }))).toBe('competitors')
  })
})

describe('stillFailing', () => {
  const failures = { offeringName: 'requiredValue', specialPurpose: 'textTooLong' } as const

  it('keeps what is still wrong and drops what was put right', () => {
    const params = asking({ details: { offeringType: 'product', specialPurpose: 'Spring sale' } })
    expect(stillFailing(failures, params)).toEqual({ offeringName: 'requiredValue' })
  })

  it('names no field that was not named before', () => {
    expect(stillFailing({}, asking({ platform: 'linkedin' }))).toEqual({})
  })
})

it('leads from step to step and ends at both ends', () => {
  expect(wizardSteps.map(stepAfter)).toEqual([...wizardSteps.slice(1), null])
  expect(wizardSteps.map(stepBefore)).toEqual([null, ...wizardSteps.slice(0, -1)])
})
