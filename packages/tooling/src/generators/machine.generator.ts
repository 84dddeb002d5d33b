import { checkArea } from './generator.ts'
import type { Draft } from './generator.ts'
import { camelCase, pascalCase, sentenceCase } from './names.ts'
import { recordPictures } from './view.generator.ts'

/**
 * A process: the machine, its plain view data, a picture of every state, its test, its page with a story for
 * each state and its part for the inspector, and the running actor in the app. The initial machine has a task
 * that can be started, canceled, fail and be retried.
 */
export function generateMachine(draft: Draft, name: string, area: string): string[] {
  checkArea(draft, area)
  const folder = `packages/machines/src/${name}`
  const [constant, type] = [camelCase(name), pascalCase(name)]
  draft.create(`${folder}/${name}.machine.ts`, machineFile(constant, type))
  draft.create(`${folder}/${name}.connect.ts`, connectFile(name, constant, type))
  draft.create(`${folder}/${name}.scenarios.ts`, scenariosFile(name, constant))
  draft.create(`${folder}/${name}.test.ts`, testFile(name, constant, type))
  const wiring = `apps/web/src/wiring/${area}/${name}.ts`
  draft.create(wiring, wiringFile(name, constant, type))
  draft.create(`stories/machines/${name}.stories.tsx`, pageFile(name, constant))
  draft.create(`stories/machines/inspected/${name}.ts`, inspectedFile(name, constant))
  return [
    `What it is for: stories/machines/inspected/${name}.ts`,
    `Its states and events: ${folder}/${name}.machine.ts; for each state a scenario and a story`,
    `What its task does: the actor "work" in ${wiring}`,
    recordPictures(name),
  ]
}

function inspectedFile(name: string, constant: string): string {
  return `import { ${constant}Machine } from '@aloft/machines/${name}/${name}.machine'
import { ${constant}Examples, ${constant}Scenarios } from '@aloft/machines/${name}/${name}.scenarios'
import type { NonReducibleUnknown } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return ${constant}Machine.provide({ actors: { work: answering<void, NonReducibleUnknown>(() => undefined) } })
}

export const ${constant} = {
  purpose: '${sentenceCase(name)}, from its start to its end.',
  machine: ${constant}Machine,
  simulated,
  input: undefined,
  scenarios: ${constant}Scenarios,
  examples: ${constant}Examples,
} as const satisfies InspectedMachine
`
}

// The process has no view yet, so its stories only show the states.
function pageFile(name: string, constant: string): string {
  return `import { ${constant}Machine } from '@aloft/machines/${name}/${name}.machine'
import { ${constant}Scenarios } from '@aloft/machines/${name}/${name}.scenarios'
import type { Meta } from '@storybook/react-vite'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/${sentenceCase(name)}' }
export default meta

const scene = scenesOf(${constant}Machine, ${constant}Scenarios, () => null)

export const Playground = playground('${name}', 'idle')
export const Idle = scene('idle', null)
export const Working = scene('working', null)
export const Failed = scene('failed', null)
`
}

function machineFile(constant: string, type: string): string {
  return `import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

export type ${type}Event = { readonly type: 'START' } | { readonly type: 'CANCEL' } | { readonly type: 'RETRY' }

export interface ${type}Context {
  readonly attempts: number
}

export const ${constant}Machine = setup({
  types: {
    context: {} as ${type}Context,
    events: {} as ${type}Event,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    work: fromPromise<void>(unprovided),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
}).createMachine({
  id: '${constant}',
  context: { attempts: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: 'working' } },
    working: {
      tags: 'pending',
      entry: 'countAttempt',
      invoke: { src: 'work', onDone: 'idle', onError: 'failed' },
      on: { CANCEL: 'idle' },
    },
    failed: { tags: 'failed', on: { RETRY: 'working', CANCEL: 'idle' } },
  },
})
`
}

function connectFile(name: string, constant: string, type: string): string {
  return `import type { SnapshotFrom } from 'xstate'
import type { ${constant}Machine } from './${name}.machine.ts'

export interface ${type}View {
  readonly isPending: boolean
  readonly hasFailed: boolean
}

export function connect${type}(snapshot: SnapshotFrom<typeof ${constant}Machine>): ${type}View {
  return { isPending: snapshot.hasTag('pending'), hasFailed: snapshot.hasTag('failed') }
}
`
}

function scenariosFile(name: string, constant: string): string {
  return `import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { ${constant}Machine } from './${name}.machine.ts'

/** A picture of each state. */
export const ${constant}Scenarios = {
  idle: { context: { attempts: 0 }, sees: 'Nothing has begun; they can start.', events: ['START'] },
  working: { context: { attempts: 1 }, sees: 'The work is under way; they can cancel.', events: ['CANCEL'] },
  failed: {
    context: { attempts: 1 },
    sees: 'The work failed; they can try again or leave it.',
    events: ['RETRY', 'CANCEL'],
  },
} satisfies Scenarios<typeof ${constant}Machine>

/** The events with what they carry, to be sent by hand. */
export const ${constant}Examples = {
  START: {},
  CANCEL: {},
  RETRY: {},
} satisfies EventExamples<typeof ${constant}Machine>
`
}

function testFile(name: string, constant: string, type: string): string {
  return `import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connect${type} } from './${name}.connect.ts'
import { ${constant}Machine } from './${name}.machine.ts'
import { ${constant}Scenarios } from './${name}.scenarios.ts'

function start(work: () => Promise<void>) {
  const actor = createActor(${constant}Machine.provide({ actors: { work: fromPromise<void>(work) } })).start()
  actor.send({ type: 'START' })
  return actor
}

describe('${name}', () => {
  it('works until it is done', async () => {
    const actor = start(async () => undefined)
    expect(connect${type}(actor.getSnapshot())).toEqual({ isPending: true, hasFailed: false })
    const done = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
    expect(connect${type}(done)).toEqual({ isPending: false, hasFailed: false })
  })

  it('can be tried again after a failure', async () => {
    const actor = start(() => Promise.reject(new Error('offline')))
    const failed = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
    expect(connect${type}(failed)).toEqual({ isPending: false, hasFailed: true })
    actor.send({ type: 'RETRY' })
    expect(actor.getSnapshot().context.attempts).toBe(2)
  })

  it('can be cancelled', () => {
    const actor = start(async () => undefined)
    actor.send({ type: 'CANCEL' })
    expect(actor.getSnapshot().value).toBe('idle')
  })
})

describe('${name} scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(${constant}Scenarios).toSorted()).toEqual(leavesOf(${constant}Machine).toSorted())
  })

  it.each(Object.entries(${constant}Scenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(${constant}Machine, leaf, scenario)
    const taken = (['START', 'CANCEL', 'RETRY'] as const).filter((name) => snapshot.can({ type: name }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
`
}

function wiringFile(name: string, constant: string, type: string): string {
  return `import { connect${type}, type ${type}View } from '@aloft/machines/${name}/${name}.connect'
import { ${constant}Machine } from '@aloft/machines/${name}/${name}.machine'
import { shallowEqual, useSelector } from '@xstate/react'
import { createActor } from 'xstate'
import { inspect } from '../core/inspect.ts'

export const ${constant}Actor = createActor(${constant}Machine.provide({ actors: {} }))
inspect('${sentenceCase(name)}', ${constant}Actor)

export function use${type}(): ${type}View {
  return useSelector(${constant}Actor, connect${type}, shallowEqual)
}
`
}
