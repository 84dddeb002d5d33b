import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectWebsiteScan } from './website-scan.connect.ts'
import { type ScanPoll, type ScanStart, websiteScanMachine } from './website-scan.machine.ts'
import { websiteScanScenarios } from './website-scan.scenarios.ts'

const url = 'https://nightjar.example'

/** A scan on a simulated clock, with scripted poll results; the last one repeats. */
function watch(options: { url?: string; start?: ScanStart; polls?: (ScanPoll | Error)[] } = {}) {
  const { polls = [], start = { status: 'IN_PROGRESS', url } } = options
  const clock = new SimulatedClock()
  const asked: number[] = []
  const actor = createActor(
    websiteScanMachine.provide({
      actors: {
        start: fromPromise(async () => start),
        poll: fromPromise(async ({ input }) => {
          asked.push(input.after)
          const poll = polls[Math.min(asked.length, polls.length) - 1] ?? {
            status: 'IN_PROGRESS',
            lastSeq: 0,
          }
          if (poll instanceof Error) throw poll
          return poll
        }),
      },
    }),
    { clock, input: { url: options.url ?? null } },
  ).start()
  // Enough turns for an actor to answer and the machine to process the answer.
  const settle = async () => {
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    clock.increment(ms)
    await settle()
  }
  return { actor, asked, pass, settle, view: () => connectWebsiteScan(actor.getSnapshot()) }
}

describe('website scan', () => {
  it('waits for an address when there is no scan to go on with', async () => {
    const scan = watch()
    expect(scan.view()).toEqual({ stage: 'idle', url: null, failure: undefined })
  })

  it('asks at once, then every 400 ms, for what is new, until it succeeds (ONB-05)', async () => {
    const scan = watch({
      polls: [
        { status: 'IN_PROGRESS', lastSeq: 2 },
        { status: 'IN_PROGRESS', lastSeq: 5 },
        { status: 'SUCCESS', lastSeq: 7 },
      ],
    })
    scan.actor.send({ type: 'START', url: 'nightjar.example' })
    expect(scan.view().stage).toBe('starting')
    await scan.settle()
    await scan.settle()
    expect(scan.asked).toEqual([0])
    await scan.pass(399)
    expect(scan.asked).toEqual([0])
    await scan.pass(1)
    expect(scan.asked).toEqual([0, 2])
    await scan.pass(400)
    expect(scan.asked).toEqual([0, 2, 5])
    expect(scan.view()).toEqual({ stage: 'done', url, failure: undefined })
  })

  it('gives up after 40 s', async () => {
    const scan = watch()
    scan.actor.send({ type: 'START', url })
    await scan.settle()
    await scan.settle()
    for (let passed = 0; passed < 39_600; passed += 400) await scan.pass(400)
    await scan.pass(399)
    expect(scan.view().stage).toBe('reading')
    await scan.pass(1)
    expect(scan.view()).toMatchObject({ stage: 'failed', failure: 'timeout' })
  })

  it.each(['BAD_URL', 'EXTRACT_FAIL', 'NOT_BUSINESS'] as const)('says why it failed: %s', async (failure) => {
    const atOnce = watch({ start: { status: 'FAIL', failure } })
    atOnce.actor.send({ type: 'START', url: 'foo' })
    await atOnce.settle()
    expect(atOnce.view()).toMatchObject({ stage: 'failed', failure })

    const later = watch({ polls: [{ status: 'FAIL', failure, lastSeq: 3 }] })
    later.actor.send({ type: 'START', url })
    await later.settle()
    await later.settle()
    expect(later.view()).toMatchObject({ stage: 'failed', failure })
  })

  it('continues after a failed poll', async () => {
    const scan = watch({ polls: [new Error('offline'), { status: 'SUCCESS', lastSeq: 1 }] })
    scan.actor.send({ type: 'START', url })
    await scan.settle()
    await scan.settle()
    expect(scan.view().stage).toBe('reading')
    await scan.pass(400)
    expect(scan.view().stage).toBe('done')
  })

  it.each([
    [{ status: 'IN_PROGRESS', lastSeq: 4 }, 'reading'],
    [{ status: 'SUCCESS', lastSeq: 9 }, 'done'],
    [{ status: 'FAIL', failure: 'EXTRACT_FAIL', lastSeq: 9 }, 'failed'],
    [{ status: 'NONE' }, 'idle'],
    [new Error('offline'), 'failed'],
  ] as const)('finds the scan again after a reload: %o leads to %s', async (poll, stage) => {
    const scan = watch({ url, polls: [poll] })
    expect(scan.view().stage).toBe('reading')
    await scan.settle()
    expect(scan.view().stage).toBe(stage)
  })

  it('does not poll while the tab is hidden, and asks at once when it is shown', async () => {
    const scan = watch()
    scan.actor.send({ type: 'START', url })
    await scan.settle()
    await scan.settle()
    scan.actor.send({ type: 'HIDE' })
    await scan.pass(30_000)
    expect(scan.asked).toHaveLength(1)
    expect(scan.view().stage).toBe('reading')
    scan.actor.send({ type: 'SHOW' })
    await scan.settle()
    expect(scan.asked).toHaveLength(2)
  })

  it('counts its 40 s once, however often the tab is hidden and shown', async () => {
    const scan = watch()
    scan.actor.send({ type: 'START', url })
    await scan.settle()
    await scan.settle()
    await scan.pass(30_000)
    scan.actor.send({ type: 'HIDE' })
    await scan.pass(5_000)
    scan.actor.send({ type: 'SHOW' })
    await scan.settle()
    await scan.pass(4_999)
    expect(scan.view().stage).toBe('reading')
    await scan.pass(1)
    expect(scan.view()).toMatchObject({ stage: 'failed', failure: 'timeout' })
  })

  it.each([
    [{ status: 'SUCCESS', lastSeq: 9 }, { stage: 'done' }],
    [
      { status: 'IN_PROGRESS', lastSeq: 9 },
      { stage: 'failed', failure: 'timeout' },
    ],
    [new Error('offline'), { stage: 'failed', failure: 'timeout' }],
  ] as const)('looks once more when it is shown after its 40 s: %o', async (last, seen) => {
    const scan = watch({ polls: [{ status: 'IN_PROGRESS', lastSeq: 1 }, last] })
    scan.actor.send({ type: 'START', url })
    await scan.settle()
    await scan.settle()
    scan.actor.send({ type: 'HIDE' })
    await scan.pass(60_000)
    scan.actor.send({ type: 'SHOW' })
    await scan.settle()
    expect(scan.asked).toHaveLength(2)
    expect(scan.view()).toMatchObject(seen)
  })

  it('keeps what is found when the user stops, and takes another address', async () => {
    const scan = watch({ polls: [{ status: 'IN_PROGRESS', lastSeq: 3 }] })
    scan.actor.send({ type: 'START', url })
    await scan.settle()
    await scan.settle()
    scan.actor.send({ type: 'STOP' })
    expect(scan.view()).toEqual({ stage: 'stopped', url, failure: undefined })
    scan.actor.send({ type: 'START', url: 'other.example' })
    expect(scan.view()).toEqual({ stage: 'starting', url: null, failure: undefined })
  })
})

describe('website scan scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(websiteScanScenarios).toSorted()).toEqual(leavesOf(websiteScanMachine).toSorted())
  })

  it.each(Object.entries(websiteScanScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(websiteScanMachine, leaf, scenario)
    const taken = (['START', 'STOP', 'HIDE', 'SHOW'] as const).filter((type) => snapshot.can({ type, url }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
