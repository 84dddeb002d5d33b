import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectConnection } from './connection.connect.ts'
import { type ConnectionEvent, connectionMachine } from './connection.machine.ts'
import { connectionScenarios } from './connection.scenarios.ts'

type Outer = Exclude<ConnectionEvent['type'], 'CHECK_SAVE'>

function open() {
  const clock = new SimulatedClock()
  const actor = createActor(connectionMachine, { clock }).start()
  return {
    send: (type: Outer) => actor.send({ type }),
    /** In small steps, because the simulated clock starts follow-up timers at the time it has jumped to. */
    pass(ms: number) {
      for (let left = ms; left > 0; left -= 1000) clock.increment(Math.min(left, 1000))
    },
    state: () => connectConnection(actor.getSnapshot()).state,
  }
}

describe('connection', () => {
  it('follows the browser (SES-30)', () => {
    const { send, state } = open()
    expect(state()).toBe('online')
    send('OFFLINE')
    expect(state()).toBe('offline')
    send('ONLINE')
    expect(state()).toBe('online')
  })

  it('is flagged at the first check after more than 20 s of one save (ERR-09, OPN-87)', () => {
    const { send, pass, state } = open()
    send('SAVE_BEGAN')
    pass(20_000)
    expect(state()).toBe('online')
    pass(1_999)
    expect(state()).toBe('online')
    pass(1)
    expect(state()).toBe('dropped')
    pass(60_000)
    expect(state()).toBe('dropped')
  })

  it('is no longer flagged once the save ends, however it does (OPN-87)', () => {
    const { send, pass, state } = open()
    send('SAVE_BEGAN')
    pass(22_000)
    send('SAVE_ENDED')
    expect(state()).toBe('online')
    pass(60_000)
    expect(state()).toBe('online')
  })

  it('measures each save from its start', () => {
    const { send, pass, state } = open()
    send('SAVE_BEGAN')
    pass(19_000)
    send('SAVE_ENDED')
    send('SAVE_BEGAN')
    pass(21_999)
    expect(state()).toBe('online')
    pass(1)
    expect(state()).toBe('dropped')
  })

  it('says that one is offline before it says anything of a save, and goes on measuring', () => {
    const { send, pass, state } = open()
    send('SAVE_BEGAN')
    pass(10_000)
    send('OFFLINE')
    pass(12_000)
    expect(state()).toBe('offline')
    send('ONLINE')
    expect(state()).toBe('dropped')
    send('OFFLINE')
    send('SAVE_ENDED')
    send('ONLINE')
    expect(state()).toBe('online')
  })
})

describe('whatever happens', () => {
  const moves = ['ONLINE', 'OFFLINE', 'SAVE_BEGAN', 'SAVE_BEGAN', 'SAVE_ENDED', 2_000, 9_000, 22_000] as const

  /** Walks of 20 moves, the same ones each time. */
  const walks = Array.from({ length: 300 }, (_, walk) => {
    let seed = walk + 1
    return Array.from({ length: 20 }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return moves[seed % moves.length] ?? 'ONLINE'
    })
  })

  it('is offline where the browser says so, else dropped while a save takes too long, else online', () => {
    const seen = new Set<string>()
    for (const walk of walks) {
      const { send, pass, state } = open()
      let isOffline = false
      let savingMs: number | null = null
      for (const move of walk) {
        if (typeof move === 'number') {
          pass(move)
          savingMs = savingMs === null ? null : savingMs + move
        } else {
          send(move)
          if (move === 'ONLINE' || move === 'OFFLINE') isOffline = move === 'OFFLINE'
          else savingMs = move === 'SAVE_BEGAN' ? 0 : null
        }
        const checked = Math.floor((savingMs ?? 0) / 2_000) * 2_000
        const expected = isOffline ? 'offline' : checked > 20_000 ? 'dropped' : 'online'
        expect(state(), walk.join(' ')).toBe(expected)
        seen.add(expected)
      }
    }
    expect(seen.size).toBe(3)
  })
})

describe('connection scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(connectionScenarios).toSorted()).toEqual(leavesOf(connectionMachine).toSorted())
  })

  it.each(Object.entries(connectionScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(connectionMachine, leaf, scenario)
    const names: readonly Outer[] = ['ONLINE', 'OFFLINE', 'SAVE_BEGAN', 'SAVE_ENDED']
    const taken = names.filter((type) => snapshot.can({ type }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
