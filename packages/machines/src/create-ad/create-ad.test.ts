import { type AdGenFailure, adGenFailures } from '@aloft/domain/ads/ad-generation.rules'
import {
  pickedForMe,
  type WizardChange,
  type WizardParams,
  withWizardChange,
} from '@aloft/domain/ads/wizard-params.rules'
import { type WizardFailures, type WizardStep, wizardSteps } from '@aloft/domain/ads/wizard-steps.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectCreateAd } from './create-ad.connect.ts'
import {
  type CreateAdEvent,
  createAdMachine,
  type SubmitAdResult,
  type WizardDraft,
} from './create-ad.machine.ts'
import { createAdScenarios } from './create-ad.scenarios.ts'

const balloonId = 'balloon-1'
const preferences = withWizardChange(pickedForMe, { platform: 'google', location: 'Galway' })

function open(
  options: { draft?: WizardDraft; prefilled?: WizardParams; submit?: SubmitAdResult | Error } = {},
) {
  const submitted: WizardParams[] = []
  const actor = createActor(
    createAdMachine.provide({
      actors: {
        submit: fromPromise(async ({ input }) => {
          submitted.push(input)
          if (options.submit instanceof Error) throw options.submit
          return options.submit ?? { balloonId }
        }),
      },
    }),
    {
      clock: new SimulatedClock(),
      input: { draft: options.draft ?? null, ...(options.prefilled && { prefilled: options.prefilled }) },
    },
  ).start()
  const settle = async () => {
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
  }
  const view = () => connectCreateAd(actor.getSnapshot())
  const change = (to: WizardChange) => actor.send({ type: 'CHANGE', change: to })
  const next = (times = 1) => {
    for (let press = 0; press < times; press++) actor.send({ type: 'NEXT' })
  }
  const reached = () => view().steps.flatMap(({ step, isReached }) => (isReached ? [step] : []))
  return { actor, change, next, reached, settle, submitted, view }
}

/** A wizard after its last button was pressed. */
async function submitOne(submit: SubmitAdResult | Error) {
  const wizard = open({ draft: { params: preferences, step: 'overrides' }, submit })
  wizard.next()
  await wizard.settle()
  return wizard
}

describe('the wizard', () => {
  it('goes through all steps and back (MAC-10)', () => {
    const wizard = open()
    const seen: WizardStep[] = []
    for (const step of wizardSteps) {
      seen.push(wizard.view().step)
      expect(wizard.reached().at(-1)).toBe(step)
      expect(wizard.view().hasBack).toBe(step !== 'platform')
      expect(wizard.view().isLastStep).toBe(step === 'overrides')
      if (step !== 'overrides') wizard.next()
    }
    expect(seen).toEqual(wizardSteps)
    for (const step of wizardSteps.toReversed()) {
      expect(wizard.view().step).toBe(step)
      expect(leafOf(wizard.actor.getSnapshot())).toBe(`editing.${step}`)
      wizard.actor.send({ type: 'BACK' })
    }
    expect(wizard.view().step).toBe('platform')
    expect(wizard.reached()).toEqual(wizardSteps)
  })

  it('goes to any step it has been on, and to no other', () => {
    const wizard = open()
    wizard.next(2)
    wizard.actor.send({ type: 'GO_TO', step: 'place' })
    expect(wizard.view().step).toBe('competitors')
    wizard.actor.send({ type: 'GO_TO', step: 'platform' })
    expect(wizard.view().step).toBe('platform')
    wizard.actor.send({ type: 'GO_TO', step: 'competitors' })
    expect(wizard.view().step).toBe('competitors')
    expect(wizard.reached()).toEqual(['platform', 'style', 'competitors'])
  })

  it('goes to the review at once, and back to any step from there', () => {
    const wizard = open()
    wizard.change({ location: 'Galway' })
    wizard.actor.send({ type: 'REVIEW' })
    expect(wizard.view()).toMatchObject({
      step: 'overrides',
      isLastStep: true,
      params: { location: 'Galway' },
    })
    expect(wizard.reached()).toEqual(wizardSteps)
    wizard.actor.send({ type: 'GO_TO', step: 'place' })
    expect(wizard.view().step).toBe('place')
  })

  it('reviews nothing that a step refuses, but shows that step with its reason', () => {
    const wizard = open()
    wizard.change({ details: { offeringType: 'product' } })
    wizard.actor.send({ type: 'REVIEW' })
    expect(wizard.view()).toMatchObject({ step: 'details', failures: { offeringName: 'requiredValue' } })
  })

  it('remembers which questions were skipped, as part of its draft', () => {
    const wizard = open({ draft: { params: preferences, step: 'style', skipped: ['competitors'] } })
    wizard.actor.send({ type: 'SKIP', question: 'toneOfVoice' })
    expect(wizard.view()).toMatchObject({ step: 'style', skipped: ['competitors', 'toneOfVoice'] })
    expect(open().view().skipped).toEqual([])
  })

  it('keeps what is chosen, field by field', () => {
    const wizard = open()
    wizard.change({ platform: 'google' })
    wizard.next()
    wizard.change({ style: { toneOfVoice: 'trust' } })
    wizard.change({ style: { imageStyle: 'Collage' } })
    expect(wizard.view().params).toEqual({
      ...pickedForMe,
      platform: 'google',
      style: { toneOfVoice: 'trust', formula: null, imageStyle: 'Collage' },
    })
  })

  const refusals: readonly (readonly [WizardStep, WizardChange, WizardFailures])[] = [
    ['platform', { platform: 'linkedin' }, { platform: 'platformComingSoon' }],
    ['competitors', { competitors: ['localhost'] }, { competitors: 'urlInvalid' }],
    ['place', { location: 'x'.repeat(201) }, { location: 'textTooLong' }],
    ['details', { details: { offeringType: 'product' } }, { offeringName: 'requiredValue' }],
  ]
  it.each(refusals)('stays on %s while %j', (step, change, failures) => {
    const wizard = open({ draft: { params: pickedForMe, step } })
    wizard.change(change)
    expect(wizard.view().failures).toEqual({})
    wizard.next()
    expect(wizard.view()).toMatchObject({ step, failures })
    wizard.change(pickedForMe)
    expect(wizard.view().failures).toEqual({})
    wizard.next()
    expect(wizard.view().step).not.toBe(step)
  })

  it('speaks of nothing when the step is left', () => {
    const wizard = open({ draft: { params: pickedForMe, step: 'competitors' } })
    wizard.change({ competitors: ['localhost'] })
    wizard.next()
    wizard.actor.send({ type: 'BACK' })
    expect(wizard.view()).toMatchObject({ step: 'style', failures: {} })
  })

  it('opens where an earlier try was left (GEN-16)', () => {
    const wizard = open({ draft: { params: preferences, step: 'place' } })
    expect(wizard.view()).toMatchObject({ stage: 'editing', step: 'place', params: preferences })
    expect(wizard.reached()).toEqual(['platform', 'style', 'competitors', 'place'])
  })
})

it('begins with what is known, unless an earlier try is taken up', () => {
  const prefilled = withWizardChange(pickedForMe, { location: 'Leeds', details: { goal: 'leads' } })
  expect(open({ prefilled }).view()).toMatchObject({ step: 'platform', params: prefilled })
  const draft = { params: preferences, step: 'place' } as const
  expect(open({ prefilled, draft }).view().params).toEqual(preferences)
})

describe('asking for the ad', () => {
  it('submits the preferences', async () => {
    const wizard = open()
    wizard.change(preferences)
    wizard.next(6)
    expect(wizard.view()).toMatchObject({ stage: 'submitting', balloonId: null })
    wizard.next()
    await wizard.settle()
    expect(wizard.submitted).toEqual([preferences])
    expect(wizard.view()).toMatchObject({ stage: 'submitted', balloonId })
  })

  it('turns to the first step with something wrong, however it was left', () => {
    const params = withWizardChange(pickedForMe, { competitors: ['localhost'] })
    const wizard = open({ draft: { params, step: 'overrides' } })
    wizard.next()
    expect(wizard.submitted).toEqual([])
    expect(wizard.view()).toMatchObject({ step: 'competitors', failures: { competitors: 'urlInvalid' } })
    expect(wizard.reached()).toEqual(wizardSteps)
  })

  const elsewhere: readonly AdGenFailure[] = ['BAD_PLATFORM']
  it.each(adGenFailures.filter((failure) => !elsewhere.includes(failure)))(
    'comes back to the last step with all preferences after %s',
    async (failure) => {
      const wizard = await submitOne({ failure })
      expect(wizard.view()).toMatchObject({
        step: 'overrides',
        failure,
        params: preferences,
        stage: 'editing',
      })
      wizard.next()
      expect(wizard.view()).toMatchObject({ stage: 'submitting', failure: undefined })
    },
  )

  it('comes back to the platforms when none could be suggested (GEN-14)', async () => {
    const wizard = await submitOne({ failure: 'BAD_PLATFORM' })
    expect(wizard.view()).toMatchObject({ step: 'platform', failure: 'BAD_PLATFORM' })
    expect(wizard.reached()).toEqual(wizardSteps)
    wizard.change({ platform: 'facebook' })
    expect(wizard.view().failure).toBeUndefined()
  })

  it('comes back when nobody answers', async () => {
    const wizard = await submitOne(new Error('offline'))
    expect(wizard.view()).toMatchObject({ step: 'overrides', failure: 'FAIL', stage: 'editing' })
  })
})

describe('create-ad as a model', () => {
  const answered = (kind: 'done' | 'error', output?: SubmitAdResult) =>
    ({ type: `xstate.${kind}.actor.0.createAd.submitting`, output }) as unknown as CreateAdEvent
  const paths = getShortestPaths(createAdMachine, {
    input: { draft: null },
    events: [
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'CHANGE', change: { platform: 'linkedin' } },
      { type: 'CHANGE', change: { competitors: ['localhost'] } },
      ...wizardSteps.map((step) => ({ type: 'GO_TO', step }) as const),
      answered('done', { balloonId }),
      answered('done', { failure: 'BAD_PLATFORM' }),
      answered('done', { failure: 'MAX_ADS' }),
      answered('error'),
    ],
  })

  it('reaches every leaf that is ever stood in, whatever goes wrong', () => {
    const leaves = new Set(paths.map(({ state }) => leafOf(state)))
    expect(leaves).toEqual(new Set(leavesOf(createAdMachine).filter((leaf) => leaf !== 'opening')))
  })

  it('asks for no ad that is refused, and skips no step', () => {
    for (const { steps } of paths) {
      let furthest = 0
      for (const { state } of steps) {
        const { step, params } = state.context
        expect(wizardSteps.indexOf(step)).toBeLessThanOrEqual(furthest + 1)
        furthest = Math.max(furthest, wizardSteps.indexOf(step))
        if (!state.matches('submitting')) continue
        expect(params).toMatchObject({ platform: null, competitors: [] })
        expect(furthest).toBe(wizardSteps.length - 1)
      }
    }
  })
})

describe('create-ad scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(createAdScenarios).toSorted()).toEqual(leavesOf(createAdMachine).toSorted())
  })

  it.each(Object.entries(createAdScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(createAdMachine, leaf, scenario)
    const names = ['CHANGE', 'NEXT', 'BACK', 'GO_TO', 'SKIP', 'REVIEW'] as const
    const carried = { change: {}, step: 'platform', question: 'goal' } as const
    const taken = names.filter((type) => snapshot.can({ type, ...carried }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
