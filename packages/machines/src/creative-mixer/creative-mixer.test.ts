import {
  type Mix,
  type MixChange,
  type MixRecipe,
  newMix,
  recipeId,
  without,
} from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectCreativeMixer } from './creative-mixer.connect.ts'
import {
  type CreativeMixerEvent,
  creativeMixerMachine,
  type SaveRecipeResult,
} from './creative-mixer.machine.ts'
import { creativeMixerScenarios, sampleRecipes } from './creative-mixer.scenarios.ts'

const [first, second, third] = sampleRecipes
const choose = (recipe: MixRecipe, isChosen = true): MixChange => ({ type: 'choose', recipe, isChosen })

interface Options {
  readonly mix?: Partial<Mix>
  readonly mixed?: readonly (readonly MixRecipe[] | Error)[]
  readonly saves?: (recipe: MixRecipe) => SaveRecipeResult | Error
}

function open({ mix, mixed = [sampleRecipes], saves }: Options = {}) {
  const mixes: Mix[] = []
  const saved: MixRecipe[] = []
  const actor = createActor(
    creativeMixerMachine.provide({
      actors: {
        mix: fromPromise(async ({ input }) => {
          const answer = mixed[Math.min(mixes.length, mixed.length - 1)]
          mixes.push(input)
          if (answer instanceof Error) throw answer
          return answer ?? []
        }),
        save: fromPromise(async ({ input }) => {
          saved.push(input)
          const answer = saves?.(input) ?? { adCreativeId: `creative-${saved.length}` }
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
    }),
    { clock: new SimulatedClock(), input: { mix: { ...newMix, ...mix } } },
  ).start()
  const settle = async () => {
    for (let tick = 0; tick < 40; tick++) await Promise.resolve()
  }
  const change = (...changes: readonly MixChange[]) => {
    for (const one of changes) actor.send({ type: 'CHANGE', change: one })
  }
  const view = () => connectCreativeMixer(actor.getSnapshot())
  return { actor, change, mixes, saved, send: actor.send.bind(actor), settle, view }
}

describe('mixing', () => {
  it('shows what was mixed, and mixes again only for what changes it', async () => {
    const mixer = open()
    expect(mixer.view()).toMatchObject({ stage: 'mixing', candidates: [] })
    await mixer.settle()
    expect(mixer.view()).toMatchObject({ stage: 'mixed', candidates: sampleRecipes })
    mixer.change(choose(first))
    expect(mixer.view()).toMatchObject({ stage: 'mixed', mix: { chosen: [first] } })
    mixer.change({ type: 'lock', part: 'layout', key: 'split' })
    expect(mixer.view().stage).toBe('mixing')
    await mixer.settle()
    expect(mixer.mixes.map(({ locks }) => locks.layout)).toEqual([null, 'split'])
    expect(mixer.mixes.at(-1)?.chosen).toEqual([first])
  })

  it('shows the last of two quick changes, whichever answers first', async () => {
    const answers: ((recipes: readonly MixRecipe[]) => void)[] = []
    const actor = createActor(
      creativeMixerMachine.provide({
        actors: { mix: fromPromise(() => new Promise((resolve) => answers.push(resolve))) },
      }),
      { input: { mix: newMix } },
    ).start()
    actor.send({ type: 'CHANGE', change: { type: 'again' } })
    const [early, late] = answers
    late?.([second])
    await Promise.resolve()
    early?.([first])
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
    expect(connectCreativeMixer(actor.getSnapshot())).toMatchObject({ stage: 'mixed', candidates: [second] })
  })

  it('leaves the candidates in sight while others are mixed', async () => {
    const mixer = open({ mixed: [sampleRecipes, [third]] })
    await mixer.settle()
    mixer.change({ type: 'again' })
    expect(mixer.view()).toMatchObject({ stage: 'mixing', candidates: sampleRecipes })
    await mixer.settle()
    expect(mixer.view().candidates).toEqual([third])
  })

  it('says that nothing could be mixed, and tries again', async () => {
    const mixer = open({ mixed: [new Error('no fonts'), sampleRecipes], mix: { chosen: [first] } })
    await mixer.settle()
    expect(mixer.view()).toMatchObject({ stage: 'failed', mix: { chosen: [first] } })
    mixer.send({ type: 'RETRY' })
    await mixer.settle()
    expect(mixer.view().stage).toBe('mixed')
  })
})

describe('saving', () => {
  it('saves the chosen ones one after another, each once', async () => {
    const mixer = open({ mix: { chosen: [first, second, third] } })
    await mixer.settle()
    mixer.send({ type: 'SAVE' })
    expect(mixer.view()).toMatchObject({ stage: 'saving', saved: 0, toSave: 3 })
    mixer.send({ type: 'SAVE' })
    mixer.change(choose(first, false))
    await mixer.settle()
    expect(mixer.saved).toEqual([first, second, third])
    expect(mixer.view()).toMatchObject({
      stage: 'saved',
      savedIds: ['creative-1', 'creative-2', 'creative-3'],
      mix: { chosen: [] },
      isOpening: false,
    })
  })

  it('saves nothing as long as nothing is chosen', async () => {
    const mixer = open()
    await mixer.settle()
    mixer.send({ type: 'SAVE' })
    expect(mixer.view().stage).toBe('mixed')
  })

  const failures: readonly (DesignFailure | 'thrown')[] = [
    'mediaNotFound',
    'planLapsed',
    'notDrawn',
    'generic',
    'thrown',
  ]
  it.each(failures)('goes on after %s, and only what failed stays chosen', async (failure) => {
    const broken = failure === 'thrown' ? new Error('offline') : { failure }
    const mixer = open({
      mix: { chosen: [first, second, third] },
      saves: (recipe) => (recipe === second ? broken : { adCreativeId: recipe.layout }),
    })
    await mixer.settle()
    mixer.send({ type: 'SAVE' })
    await mixer.settle()
    expect(mixer.view()).toMatchObject({
      stage: 'mixed',
      saved: 2,
      toSave: 3,
      candidates: sampleRecipes,
      mix: { chosen: [second] },
      failures: { [recipeId(second)]: failure === 'thrown' ? 'generic' : failure },
    })
    mixer.send({ type: 'SAVE' })
    expect(mixer.view()).toMatchObject({ stage: 'saving', saved: 0, toSave: 1, failures: {} })
    await mixer.settle()
    expect(mixer.saved).toEqual([first, second, third, second])
    mixer.send({ type: 'CLOSE_OUTCOME' })
    expect(mixer.view()).toMatchObject({ failures: {}, saved: 0, mix: { chosen: [second] } })
  })

  it('mixes to the end after a failure, if it was interrupted', async () => {
    const mixer = open({ mix: { chosen: [first] }, saves: () => ({ failure: 'planLapsed' }) })
    mixer.send({ type: 'SAVE' })
    await mixer.settle()
    expect(mixer.mixes).toHaveLength(2)
    expect(mixer.view()).toMatchObject({
      stage: 'mixed',
      candidates: sampleRecipes,
      mix: { chosen: [first] },
    })
  })

  it('saves one for the studio, and leaves the others chosen', async () => {
    const mixer = open({ mix: { chosen: [first, third] } })
    await mixer.settle()
    mixer.send({ type: 'OPEN', recipe: first })
    expect(mixer.view()).toMatchObject({ stage: 'saving', isOpening: true, toSave: 1 })
    await mixer.settle()
    expect(mixer.saved).toEqual([first])
    expect(mixer.view()).toMatchObject({ stage: 'saved', isOpening: true, mix: { chosen: [third] } })
  })
})

describe('creative-mixer as a model', () => {
  const answered = (actor: 'mixing' | 'saving', kind: 'done' | 'error', output?: unknown) =>
    ({ type: `xstate.${kind}.actor.0.creativeMixer.${actor}`, output }) as unknown as CreativeMixerEvent
  const paths = getShortestPaths(creativeMixerMachine, {
    input: { mix: { ...newMix, chosen: [first, second] } },
    events: [
      { type: 'CHANGE', change: { type: 'lock', part: 'layout', key: 'split' } },
      { type: 'SAVE' },
      { type: 'OPEN', recipe: third },
      { type: 'RETRY' },
      answered('mixing', 'done', sampleRecipes),
      answered('mixing', 'error'),
      answered('saving', 'done', { adCreativeId: 'one' }),
      answered('saving', 'done', { failure: 'planLapsed' }),
      answered('saving', 'error'),
    ],
  })
  const states = paths.map(({ state }) => state)

  it('reaches every leaf that is ever stood in', () => {
    const leaves = new Set(states.map((state) => leafOf(state)))
    expect(leaves).toEqual(new Set(leavesOf(creativeMixerMachine).filter((leaf) => leaf !== 'settling')))
  })

  it('loses nothing: what is saved is no longer chosen, and what failed still is', () => {
    const saving = states.filter((state) => state.matches('saving'))
    expect(saving.length).toBeGreaterThan(0)
    expect(saving.filter(({ context }) => context.queue.length === 0)).toEqual([])
    const left = saving.flatMap(({ context: { queue, mix, isOpening } }) =>
      isOpening ? [] : without(queue, mix.chosen),
    )
    expect(left).toEqual([])
    const ended = states.filter((state) => state.status === 'done')
    expect(ended.filter(({ context }) => context.queue.length > 0)).toEqual([])
  })
})

describe('creative-mixer scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(creativeMixerScenarios).toSorted()).toEqual(leavesOf(creativeMixerMachine).toSorted())
  })

  it.each(Object.entries(creativeMixerScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(creativeMixerMachine, leaf, scenario)
    const events: readonly CreativeMixerEvent[] = [
      { type: 'CHANGE', change: { type: 'again' } },
      { type: 'RETRY' },
      { type: 'SAVE' },
      { type: 'OPEN', recipe: first },
      { type: 'CLOSE_OUTCOME' },
    ]
    const taken = events.filter((event) => snapshot.can(event)).map(({ type }) => type)
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
