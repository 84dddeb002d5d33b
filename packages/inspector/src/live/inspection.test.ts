import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { doorMachine } from '../fixtures.ts'
import { inspectActor } from './inspection.ts'
import { exportLog, importLog } from '../log/log.ts'
import { fromPlain, isSamePlain, mask, toPlain } from '../log/plain.ts'
import { replayLog } from '../log/replay.ts'

async function recorded(limit = 500) {
  const clock = new SimulatedClock()
  const openedAt = new Date(Date.UTC(2026, 10, 1))
  const machine = doorMachine.provide({ actors: { unlock: fromPromise(async () => openedAt) } })
  const actor = createActor(machine, { clock }).start()
  const inspection = inspectActor(actor, { now: () => 5000 + clock.now(), limit })
  actor.send({ type: 'OPEN', password: 'sesame' })
  for (let tick = 0; tick < 5; tick++) await Promise.resolve()
  clock.increment(300)
  actor.send({ type: 'NOTE' })
  actor.send({ type: 'CLOSE' })
  actor.send({ type: 'BACK' })
  clock.increment(120_000)
  return { actor, inspection, machine, log: inspection.getState().log }
}

describe('the log of a running machine', () => {
  it('has every event with time, state and transitions', async () => {
    const { log } = await recorded()
    expect(log.entries.map(({ seq, atMs, event, value }) => [seq, atMs, event.type, value])).toEqual([
      [1, 0, 'OPEN', 'opening'],
      [2, 0, 'xstate.done.actor.0.door.opening', { open: { light: 'off', bell: 'rung' } }],
      [3, 300, 'NOTE', { open: { light: 'on', bell: 'rung' } }],
      [4, 300, 'CLOSE', 'shut'],
      [5, 300, 'BACK', { open: { light: 'on', bell: 'rung' } }],
      [6, 120_300, 'xstate.after.120000.door.open', 'gone'],
    ])
    expect(log.entries[1]?.taken).toEqual([
      'door.opening|xstate.done.actor.0.door.opening|0',
      'door.open.bell.still|always|0',
    ])
    expect(log.startedAt).toBe('1970-01-01T00:00:05.000Z')
  })

  it('masks secrets', async () => {
    const { log } = await recorded()
    expect(log.entries[0]?.event).toEqual({ type: 'OPEN', password: mask })
    expect(exportLog(log)).not.toContain('sesame')
  })

  it('keeps the newest entries, and starts after the dropped ones', async () => {
    const { inspection, machine } = await recorded(4)
    const { log, dropped } = inspection.getState()
    expect([log.entries.map(({ seq }) => seq), dropped]).toEqual([[3, 4, 5, 6], 2])
    expect(log.start.value).toEqual({ open: { light: 'off', bell: 'rung' } })
    expect(replayLog(machine, { ...log, entries: log.entries.slice(0, 2) }).differsAt).toBe(null)
  })

  it('notifies of every change and of nothing else', async () => {
    const { actor, inspection } = await recorded()
    let changes = 0
    inspection.subscribe(() => changes++)
    const before = inspection.getState()
    expect(inspection.getState()).toBe(before)
    inspection.clear()
    expect([changes, inspection.getState().log.entries]).toEqual([1, []])
    inspection.stop()
    actor.send({ type: 'NOTE' })
    expect(changes).toBe(1)
  })
})

describe('a replay', () => {
  it('reaches the states of the log', async () => {
    const { log, machine } = await recorded()
    const upToBack = { ...log, entries: log.entries.slice(0, 4) }
    const { steps, differsAt } = replayLog(machine, upToBack)
    expect(steps.map(({ moment }) => moment.value)).toEqual(upToBack.entries.map(({ value }) => value))
    expect(differsAt).toBe(null)
  })

  it('reports where the machine reached another state', async () => {
    const { log, machine } = await recorded()
    const bent = log.entries.map((entry) => (entry.seq === 3 ? { ...entry, value: 'shut' } : entry))
    expect(replayLog(machine, { ...log, entries: bent }).differsAt).toBe(3)
  })
})

describe('the file of a log', () => {
  it('is imported as it was exported', async () => {
    const { log } = await recorded()
    expect(importLog(exportLog(log), 'door')).toEqual({ log })
  })

  it.each([
    ['{', { refusal: 'notJson' }],
    ['[]', { refusal: 'notALog' }],
    ['{"format":"other"}', { refusal: 'notALog' }],
    ['{"format":"aloft-machine-log","version":2}', { refusal: 'otherVersion' }],
    ['{"format":"aloft-machine-log","version":1,"machine":"gate"}', { refusal: 'otherMachine' }],
    ['{"format":"aloft-machine-log","version":1,"machine":"door"}', { refusal: 'notALog' }],
  ])('%s is refused', (text, refusal) => expect(importLog(text, 'door')).toEqual(refusal))

  it('names the invalid entry', async () => {
    const { log } = await recorded()
    const entries = log.entries.map((entry) => (entry.seq === 2 ? { ...entry, event: null } : entry))
    expect(importLog(JSON.stringify({ ...log, entries }), 'door')).toEqual({
      refusal: 'brokenEntry',
      entry: 2,
    })
  })
})

describe('plain data', () => {
  it('makes values that JSON lacks readable', () => {
    const { actor } = { actor: createActor(doorMachine) }
    expect(
      toPlain({
        at: new Date(0),
        wrong: new Error('no'),
        run: function run() {},
        actor,
        gone: undefined,
        size: Number.NaN,
        text: 'x'.repeat(3000),
      }),
    ).toEqual({
      at: { $date: '1970-01-01T00:00:00.000Z' },
      wrong: { $error: 'no' },
      run: { $function: 'run' },
      actor: { $actor: actor.id },
      size: 'NaN',
      text: { $cut: 'x'.repeat(200) },
    })
  })

  it('has a limited size for an endless list and a circular object', () => {
    const round: Record<string, unknown> = { list: Array.from({ length: 300 }, (_, index) => index) }
    round['itself'] = round
    expect(JSON.stringify(toPlain(round)).length).toBeLessThan(20_000)
  })

  it('only masks the texts under secret keys', () => {
    expect(toPlain({ userToken: 'abc', tokens: 12, nested: { PASSWORD: 'x' }, name: 'n' })).toEqual({
      userToken: mask,
      tokens: 12,
      nested: { PASSWORD: mask },
      name: 'n',
    })
  })

  it('restores dates', () => {
    expect(fromPlain(toPlain([new Date(7)]), (state) => state)).toEqual([new Date(7)])
  })

  it('compares regardless of key order', () => {
    expect(isSamePlain({ a: 1, b: [1] }, { b: [1], a: 1 })).toBe(true)
    expect(isSamePlain({ a: 1 }, { a: 2 })).toBe(false)
  })
})
