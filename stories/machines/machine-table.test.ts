import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from '@aloft/inspector/chart/graph'
import { type Box, layOut } from '@aloft/inspector/chart/layout'
import { nodeSize } from '@aloft/inspector/chart/measures'
import { inspectActor } from '@aloft/inspector/live/inspection'
import { exportLog, importLog } from '@aloft/inspector/log/log'
import { replayLog } from '@aloft/inspector/log/replay'
import { leavesOf } from '@aloft/machines/core/leaves'
import { sessionStarts } from '@aloft/machines/session/session.scenarios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, createActor } from 'xstate'
import { machineTable } from './generated/machine-table.ts'
import type { InspectedMachine } from './inspected-machine.ts'
import { startSteadyClock } from './steady-clock.ts'

const rows = Object.entries<InspectedMachine>(machineTable)
const machinesFolder = join(import.meta.dirname, '../../packages/machines/src')

describe('the table of machines', () => {
  it('names every machine', () => {
    const folders = readdirSync(machinesFolder).filter((name) => name !== 'core')
    expect(Object.keys(machineTable).toSorted()).toEqual(folders.toSorted())
  })

  it.each(rows)('%s has an example for every event it takes', (_, { machine, examples }) => {
    const events = machine.events.filter((type) => !type.startsWith('xstate.'))
    expect(Object.keys(examples).toSorted()).toEqual([...new Set(events)].toSorted())
  })

  it.each(rows)('%s has a page with a story for every scenario', (name, { scenarios }) => {
    const page = readFileSync(join(import.meta.dirname, `${name}.stories.tsx`), 'utf8')
    const stories = [...page.matchAll(/^export const \w+ = scene\(\s*'([\w.]+)'/gm)].map(([, leaf]) => leaf)
    expect(stories.toSorted()).toEqual(Object.keys(scenarios).toSorted())
    expect(page).toContain('export const Playground')
  })
})

it('has a story for each way a session starts', () => {
  const page = readFileSync(join(import.meta.dirname, 'session-starts.stories.tsx'), 'utf8')
  const stories = [...page.matchAll(/^export const \w+ = start\(\s*'([^']+)'/gm)].map(([, name]) => name)
  expect(stories.toSorted()).toEqual(Object.keys(sessionStarts).toSorted())
})

describe('the chart', () => {
  it.each(rows)('of %s has every leaf', (_, { machine }) => {
    const { id, nodes } = chartOf(machine)
    const parents = new Set(nodes.map(({ parentId }) => parentId))
    const leaves = nodes.filter((node) => node.kind !== 'initial' && !parents.has(node.id))
    expect(leaves.map((node) => node.id.slice(id.length + 1))).toEqual(leavesOf(machine))
  })

  it.each(rows)('of %s has every transition of its configuration', (_, { machine }) => {
    const drawn = chartOf(machine).edges.filter(({ kind }) => kind !== 'initial')
    expect(drawn).toHaveLength(countTransitions(machine))
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
  })

  it.each(rows)(
    'of %s is laid out without states that overlap, readable at 1440 px',
    async (_, { machine }) => {
      const chart = chartOf(machine)
      const { nodes, edges, width, height } = await layOut(chart)
      for (const one of nodes) {
        expect(one.box.width).toBeGreaterThanOrEqual(nodeSize(chart, one).width)
        expect(one.box.x + one.box.width).toBeLessThanOrEqual(width)
        expect(one.box.y + one.box.height).toBeLessThanOrEqual(height)
        const siblings = nodes.filter((node) => node.parentId === one.parentId && node.id < one.id)
        expect(siblings.filter(({ box }) => overlaps(box, one.box)).map(({ id }) => [id, one.id])).toEqual([])
      }
      const labels = edges.flatMap(({ id, label }) => (label ? [{ id, label }] : []))
      const crossed = labels.filter((one) =>
        labels.some((other) => other.id < one.id && overlaps(other.label, one.label)),
      )
      expect(crossed).toEqual([])
      // A page of 1440 px has 1376 px for a chart, so its letters of 13 and 12 px shrink by a tenth at most.
      expect(1376 / width).toBeGreaterThan(0.9)
    },
  )
})

describe('the replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each(rows)('of %s reaches the recorded states', async (_, row) => {
    const { machine, simulated, input, examples } = row
    const clock = startSteadyClock()
    const actor = createActor(simulated(clock), { input, clock })
    const inspection = inspectActor(actor, { now: () => Date.now(), examples })
    actor.start()
    await vi.advanceTimersByTimeAsync(1000)
    for (let round = 0; round < 3; round++) {
      for (const { type, isPossible } of inspection.getState().events) {
        if (isPossible) inspection.send({ ...examples[type], type })
        await vi.advanceTimersByTimeAsync(850)
      }
    }
    const { log } = inspection.getState()
    expect(log.entries.length).toBeGreaterThan(5)
    const read = importLog(exportLog(log), machine.id)
    if (!('log' in read)) throw new Error(`refused: ${read.refusal}`)
    const { steps, differsAt } = replayLog(machine, read.log)
    expect(steps.map(({ moment }) => moment.value)).toEqual(log.entries.map(({ value }) => value))
    expect(differsAt).toBe(null)
  })
})

/** Read from the configuration, independently of the chart's own traversal. */
function countTransitions(machine: AnyStateMachine): number {
  const many = (part: unknown): number => (Array.isArray(part) ? part.length : part === undefined ? 0 : 1)
  const sum = (parts: Record<string, unknown> | undefined) =>
    Object.values(parts ?? {}).reduce((total: number, part) => total + many(part), 0)
  const walk = (state: AnyStateNode): number => {
    const config = state.config as Record<string, unknown>
    const invoked = [config['invoke'] ?? []].flat() as Record<string, unknown>[]
    return (
      sum(config['on'] as Record<string, unknown>) +
      sum(config['after'] as Record<string, unknown>) +
      many(config['always']) +
      many(config['onDone']) +
      invoked.reduce(
        (total, { onDone, onError, onSnapshot }) => total + sum({ onDone, onError, onSnapshot }),
        0,
      ) +
      Object.values(state.states).reduce((total, child) => total + walk(child), 0)
    )
  }
  return walk(machine.root)
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
