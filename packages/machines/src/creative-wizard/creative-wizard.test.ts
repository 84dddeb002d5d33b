import {
  type Design,
  type DesignChange,
  type DesignFailure,
  newDesign,
} from '@aloft/domain/creatives/wizard/design.rules'
import {
  type DesignStep,
  designSteps,
  firstGap,
  gapAt,
  stepsOf,
} from '@aloft/domain/creatives/wizard/design-steps.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectCreativeWizard } from './creative-wizard.connect.ts'
import {
  type CreativeWizardEvent,
  creativeWizardMachine,
  type SaveDesignResult,
} from './creative-wizard.machine.ts'
import { creativeWizardScenarios, wholeDesign } from './creative-wizard.scenarios.ts'

const adCreativeId = 'creative-1'
const picture = { src: '/files/a.webp', width: 1200, height: 900 }
const photoDesign: Design = { ...wholeDesign, type: 'photo', photo: picture }

function open(options: { design?: Design; step?: DesignStep; save?: SaveDesignResult | Error } = {}) {
  const saved: Design[] = []
  const actor = createActor(
    creativeWizardMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          saved.push(input)
          if (options.save instanceof Error) throw options.save
          return options.save ?? { adCreativeId }
        }),
      },
    }),
    {
      clock: new SimulatedClock(),
      input: { design: options.design ?? newDesign({ headline: 'Lamps' }), step: options.step ?? 'type' },
    },
  ).start()
  const settle = async () => {
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
  }
  const view = () => connectCreativeWizard(actor.getSnapshot())
  const change = (to: DesignChange) => actor.send({ type: 'CHANGE', change: to })
  const next = () => actor.send({ type: 'NEXT' })
  const back = () => actor.send({ type: 'BACK' })
  const goTo = (step: DesignStep) => actor.send({ type: 'GO_TO', step })
  return { actor, back, change, goTo, next, saved, settle, view }
}

/** All steps from the first to the last, by the button. */
function walk(design: Design): DesignStep[] {
  const wizard = open({ design })
  const seen = [wizard.view().step]
  while (!wizard.view().isLastStep) {
    wizard.next()
    seen.push(wizard.view().step)
  }
  const backwards = [wizard.view().step]
  while (wizard.view().step !== 'type') {
    wizard.back()
    backwards.push(wizard.view().step)
  }
  expect(backwards).toEqual(seen.toReversed())
  return seen
}

describe('the creative wizard', () => {
  it('goes through all nine steps and back for a drawn picture (CRE-02, MAC-10)', () => {
    expect(walk(wholeDesign)).toEqual(designSteps)
  })

  it.each(['photo', 'words'] as const)('skips the steps that %s does not need', (type) => {
    const design = { ...photoDesign, type }
    expect(walk(design)).toEqual(stepsOf(design))
  })

  it.each<[DesignStep, DesignChange, DesignChange]>([
    ['type', { type: null }, { type: 'words' }],
    ['visual', { type: 'photo', photo: null }, { photo: picture }],
    ['imageIdeas', { drawn: null }, { drawn: picture }],
    ['pickLayout', { layout: null }, { layout: 'framed' }],
    ['pickVariant', { variant: null }, { variant: { seed: 3, ground: '#ffffff' } }],
    ['text', { texts: { ...wholeDesign.texts, headline: '' } }, { texts: wholeDesign.texts }],
  ])('stays on %s until it is answered', (step, broken, fixed) => {
    const design = { ...wholeDesign, ...broken }
    const wizard = open({ design, step })
    expect(wizard.view()).toMatchObject({ step, gap: null })
    wizard.next()
    expect(wizard.view()).toMatchObject({ step, gap: gapAt(step, design) })
    wizard.change(fixed)
    expect(wizard.view().gap).toBeNull()
    wizard.next()
    expect(wizard.view().step).not.toBe(step)
  })

  it('opens the first step that can be answered if the address names a later one, and says what it needs', () => {
    expect(open({ step: 'check' }).view()).toMatchObject({ step: 'type', gap: 'typeMissing' })
    const design = { ...wholeDesign, layout: null }
    expect(open({ design, step: 'logo' }).view()).toMatchObject({ step: 'pickLayout', gap: 'layoutMissing' })
    const wizard = open({ design, step: 'visual' })
    expect(wizard.view()).toMatchObject({ step: 'visual', gap: null })
    wizard.goTo('text')
    expect(wizard.view()).toMatchObject({ step: 'pickLayout', gap: 'layoutMissing' })
    wizard.goTo('type')
    expect(wizard.view()).toMatchObject({ step: 'type', gap: null })
  })

  it('does not rename a gap while the user is mending it', () => {
    const texts = { ...wholeDesign.texts, headline: 'Lamps 💡' }
    const wizard = open({ design: { ...wholeDesign, texts }, step: 'text' })
    wizard.next()
    expect(wizard.view().gap).toBe('emojiUnsupported')
    wizard.change({ texts: { ...texts, headline: '' } })
    expect(wizard.view().gap).toBeNull()
  })

  it('keeps the picture of another type for when the user returns to it', () => {
    const wizard = open({ design: photoDesign })
    wizard.change({ type: 'words' })
    wizard.change({ type: 'photo' })
    wizard.next()
    wizard.next()
    expect(wizard.view()).toMatchObject({ step: 'pickLayout', design: { photo: picture } })
  })

  it('starts over with the design it is given', () => {
    const wizard = open({ design: wholeDesign, step: 'check' })
    const design = newDesign({ headline: 'Lamps' })
    wizard.actor.send({ type: 'START_OVER', design })
    expect(wizard.view()).toMatchObject({ step: 'type', design, gap: null })
  })
})

describe('saving', () => {
  it('saves the design once', async () => {
    const wizard = open({ design: wholeDesign, step: 'check' })
    wizard.next()
    expect(wizard.view()).toMatchObject({ stage: 'saving', adCreativeId: null })
    wizard.next()
    await wizard.settle()
    expect(wizard.saved).toEqual([wholeDesign])
    expect(wizard.view()).toMatchObject({ stage: 'saved', adCreativeId })
  })

  const failures: readonly DesignFailure[] = ['mediaNotFound', 'planLapsed', 'notDrawn', 'generic']
  it.each(failures)('returns to the check with everything after %s', async (failure) => {
    const wizard = open({ design: wholeDesign, step: 'check', save: { failure } })
    wizard.next()
    await wizard.settle()
    expect(wizard.view()).toMatchObject({ stage: 'answering', step: 'check', failure, design: wholeDesign })
    wizard.next()
    expect(wizard.view()).toMatchObject({ stage: 'saving', failure: null })
  })

  it('returns to the check when nobody answers', async () => {
    const wizard = open({ design: wholeDesign, step: 'check', save: new Error('offline') })
    wizard.next()
    await wizard.settle()
    expect(wizard.view()).toMatchObject({ step: 'check', failure: 'generic' })
  })

  it('leads to the first gap instead, if a change at the check opened one', () => {
    const wizard = open({ design: wholeDesign, step: 'check' })
    wizard.change({ drawn: null })
    wizard.next()
    expect(wizard.view()).toMatchObject({ step: 'imageIdeas', gap: 'drawnMissing' })
    expect(wizard.saved).toEqual([])
  })
})

describe('creative-wizard as a model', () => {
  const answered = (kind: 'done' | 'error', output?: SaveDesignResult) =>
    ({ type: `xstate.${kind}.actor.0.creativeWizard.saving`, output }) as unknown as CreativeWizardEvent
  const { photo, drawn, layout, variant } = photoDesign
  const changes: readonly DesignChange[] = [
    { type: 'photo' },
    { type: 'drawn' },
    { type: 'words' },
    { photo },
    { drawn },
    { layout },
    { variant },
  ]
  const paths = getShortestPaths(creativeWizardMachine, {
    input: { design: newDesign({ headline: 'Lamps' }), step: 'type' },
    events: [
      { type: 'NEXT' },
      { type: 'BACK' },
      ...changes.map((change) => ({ type: 'CHANGE', change }) as const),
      { type: 'GO_TO', step: 'check' },
      { type: 'GO_TO', step: 'visual' },
      answered('done', { adCreativeId }),
      answered('done', { failure: 'planLapsed' }),
      answered('error'),
    ],
  })

  it('reaches every leaf that is ever stood in', () => {
    const leaves = new Set(paths.map(({ state }) => leafOf(state)))
    expect(leaves).toEqual(new Set(leavesOf(creativeWizardMachine).filter((leaf) => leaf !== 'opening')))
  })

  it('saves no creative with a gap, and shows no step that the design skips', () => {
    const states = paths.map(({ state }) => state)
    const saving = states.filter((state) => state.matches('saving'))
    expect(saving.length).toBeGreaterThan(0)
    expect(saving.flatMap(({ context }) => firstGap(context.design) ?? [])).toEqual([])
    const answering = states.filter((state) => state.matches('answering'))
    expect(answering.map((state) => leafOf(state))).toEqual(
      answering.map(({ context }) => `answering.${context.step}`),
    )
  })
})

describe('creative-wizard scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(creativeWizardScenarios).toSorted()).toEqual(
      leavesOf(creativeWizardMachine).toSorted(),
    )
  })

  it.each(Object.entries(creativeWizardScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(creativeWizardMachine, leaf, scenario)
    const events: readonly CreativeWizardEvent[] = [
      { type: 'CHANGE', change: {} },
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'GO_TO', step: 'type' },
      { type: 'START_OVER', design: wholeDesign },
    ]
    const taken = events.filter((event) => snapshot.can(event)).map(({ type }) => type)
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
