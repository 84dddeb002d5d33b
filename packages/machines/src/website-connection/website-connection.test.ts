import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectWebsiteConnection } from './website-connection.connect.ts'
import { type WebsiteCheck, websiteConnectionMachine } from './website-connection.machine.ts'
import { websiteConnectionScenarios } from './website-connection.scenarios.ts'

/** Runs on a simulated clock; each check takes the next result, and an error once there are none left. */
function open(results: WebsiteCheck[], input = { isConnected: false, canCheck: true }) {
  const clock = new SimulatedClock()
  let checks = 0
  const check = fromPromise<WebsiteCheck>(async () => {
    const result = results[checks++]
    if (!result) throw new Error('offline')
    return result
  })
  const actor = createActor(websiteConnectionMachine.provide({ actors: { check } }), { clock, input }).start()
  return {
    actor,
    pass: (ms: number) => clock.increment(ms),
    /** A check answers within a few microtasks. */
    async settle() {
      for (let task = 0; task < 10; task++) await Promise.resolve()
    },
    view: () => connectWebsiteConnection(actor.getSnapshot()),
    checks: () => checks,
  }
}

describe('website-connection', () => {
  it('checks at once, then every 15 seconds, until the snippet is found (DOM-08)', async () => {
    const { pass, settle, view, checks } = open(['notFound', 'notFound', 'found'])
    expect(view()).toEqual({ state: 'searching', isChecking: true, last: null })
    await settle()
    expect(view()).toEqual({ state: 'searching', isChecking: false, last: 'notFound' })
    pass(14_999)
    expect(checks()).toBe(1)
    pass(1)
    await settle()
    expect(checks()).toBe(2)
    pass(15_000)
    await settle()
    expect(view().state).toBe('connected')
    pass(60_000)
    expect(checks()).toBe(3)
  })

  it('goes on after a check that failed', async () => {
    const { actor, settle, view } = open([])
    await settle()
    expect(view()).toMatchObject({ state: 'searching', last: 'failed' })
    actor.send({ type: 'CHECK' })
    expect(view().isChecking).toBe(true)
  })

  it('waits while nobody sees the page, and checks as soon as somebody does', async () => {
    const { actor, pass, settle, checks } = open(['notFound', 'found'])
    await settle()
    actor.send({ type: 'HIDE' })
    pass(120_000)
    expect(checks()).toBe(1)
    actor.send({ type: 'SHOW' })
    await settle()
    expect(actor.getSnapshot().value).toBe('connected')
  })

  it('waits as well if the page is hidden during a check', async () => {
    const { actor, pass, settle, checks } = open(['notFound', 'found'])
    actor.send({ type: 'HIDE' })
    await settle()
    pass(120_000)
    expect(checks()).toBe(1)
    actor.send({ type: 'SHOW' })
    await settle()
    expect(actor.getSnapshot().value).toBe('connected')
  })

  it('asks nothing about a website that is connected, or that cannot be checked', async () => {
    for (const input of [
      { isConnected: true, canCheck: true },
      { isConnected: false, canCheck: false },
    ]) {
      const { pass, settle, checks } = open(['found'], input)
      pass(60_000)
      await settle()
      expect(checks()).toBe(0)
    }
  })
})

describe('website-connection scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(websiteConnectionScenarios).toSorted()).toEqual(
      leavesOf(websiteConnectionMachine).toSorted(),
    )
  })

  it.each(Object.entries(websiteConnectionScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(websiteConnectionMachine, leaf, scenario)
    const taken = (['CHECK', 'HIDE', 'SHOW'] as const).filter((name) => snapshot.can({ type: name }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
