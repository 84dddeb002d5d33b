import type { FirstAd } from '@aloft/domain/ads/ad-generation.entity'
import { adGenFailures } from '@aloft/domain/ads/ad-generation.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectFirstAds } from './first-ads.connect.ts'
import { firstAdsOf, offerOf, sceneMs } from './first-ads.fixtures.ts'
import {
  type FirstAdsEvent,
  type FirstAdsPoll,
  firstAdsMachine,
  type OrderResult,
} from './first-ads.machine.ts'
import { firstAdsExamples, firstAdsScenarios } from './first-ads.scenarios.ts'

type Statuses = readonly FirstAd['status'][]
const offered = (count = 3): FirstAdsPoll => ({ firstAds: null, offer: offerOf(count), nowMs: sceneMs })
const ordered = (...statuses: Statuses): FirstAdsPoll => ({
  firstAds: firstAdsOf(statuses),
  offer: null,
  nowMs: sceneMs,
})
const begun = (...statuses: Statuses): OrderResult => ({ firstAds: firstAdsOf(statuses), nowMs: sceneMs })

const settle = async () => {
  for (let tick = 0; tick < 10; tick++) await Promise.resolve()
}

/** A page whose polls and presses get these answers in order; the last one repeats. */
async function open(
  polls: readonly (FirstAdsPoll | Error)[],
  results: readonly (OrderResult | Error)[] = [],
) {
  const clock = new SimulatedClock()
  const orders: (AdPlatform | null)[] = []
  let loads = 0
  let done = 0
  const answer = <T>(answers: readonly (T | Error)[], index: number): T => {
    const given = answers[Math.min(index, answers.length - 1)]
    if (given === undefined || given instanceof Error)
      throw given instanceof Error ? given : new Error('nothing to answer')
    return given
  }
  const actor = createActor(
    firstAdsMachine.provide({
      actors: {
        load: fromPromise<FirstAdsPoll>(async () => answer(polls, loads++)),
        order: fromPromise<OrderResult, { platform: AdPlatform | null }>(async ({ input }) =>
          answer(results, orders.push(input.platform) - 1),
        ),
      },
    }),
    { clock },
  )
  actor.on('AD_DONE', () => done++)
  actor.start()
  await settle()
  const wait = async (ms: number) => {
    clock.increment(ms)
    await settle()
  }
  const view = () => connectFirstAds(actor.getSnapshot())
  const statuses = () => view().ads.map(({ status }) => status)
  return { actor, orders, view, statuses, wait, loads: () => loads, done: () => done }
}

describe('first ads', () => {
  it('are ordered by one press and watched until the last is over (GEN-04)', async () => {
    const page = await open(
      [
        offered(),
        ordered('IN_PROGRESS', 'WAITING', 'WAITING'),
        ordered('DONE', 'IN_PROGRESS', 'WAITING'),
        ordered('DONE', 'DONE', 'IN_PROGRESS'),
        ordered('DONE', 'DONE', 'DONE'),
      ],
      [begun('IN_PROGRESS', 'WAITING', 'WAITING')],
    )
    expect(page.view()).toMatchObject({ stage: 'offered', offer: { count: 3, tokens: 30 }, ads: [] })
    page.actor.send({ type: 'CREATE' })
    expect(page.view()).toMatchObject({ stage: 'offered', isPending: true })
    page.actor.send({ type: 'CREATE' })
    await settle()
    expect(page.orders).toEqual([null])
    expect(page.view()).toMatchObject({ stage: 'making', isPending: false })
    for (const [count, done] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ] as const) {
      await page.wait(400)
      expect(page.loads()).toBe(count + 1)
      expect([page.view().stage, page.done()]).toEqual(['making', done])
    }
    await page.wait(400)
    expect(page.view().stage).toBe('over')
    expect([page.statuses(), page.done()]).toEqual([['DONE', 'DONE', 'DONE'], 3])
    await page.wait(60_000)
    expect(page.loads()).toBe(5)
  })

  it('are found where they are after a reload', async () => {
    expect((await open([ordered('DONE', 'IN_PROGRESS', 'WAITING')])).view()).toMatchObject({
      stage: 'making',
    })
    const over = await open([ordered('DONE', 'DONE', 'DONE')])
    expect([over.view().stage, over.done()]).toEqual(['over', 0])
  })

  it('move their bars between polls, and never to the end', async () => {
    const page = await open([ordered('DONE', 'IN_PROGRESS', 'WAITING')])
    const bars = () => page.view().ads.map(({ progress }) => progress)
    const [done, before = 0, waiting] = bars()
    expect([done, waiting]).toEqual([100, 0])
    await page.wait(100)
    const [, after = 0] = bars()
    expect(after).toBeGreaterThan(before)
    expect(after).toBeLessThan(95)
  })

  it('are not asked for while the tab is hidden', async () => {
    const page = await open([ordered('IN_PROGRESS', 'WAITING', 'WAITING')])
    page.actor.send({ type: 'HIDE' })
    await page.wait(5_000)
    expect(page.loads()).toBe(1)
    expect(page.view().stage).toBe('making')
    page.actor.send({ type: 'SHOW' })
    await settle()
    expect(page.loads()).toBe(2)
  })

  it('stay in sight if a poll fails', async () => {
    const page = await open([
      ordered('IN_PROGRESS', 'WAITING', 'WAITING'),
      new Error('offline'),
      ordered('DONE', 'DONE', 'DONE'),
    ])
    await page.wait(400)
    expect(page.view().stage).toBe('making')
    await page.wait(400)
    expect(page.view().stage).toBe('over')
  })

  it('are not ordered where no token pays for one', async () => {
    const page = await open([offered(0)])
    page.actor.send({ type: 'CREATE' })
    expect(page.view()).toMatchObject({ stage: 'offered', isPending: false })
    expect(page.orders).toEqual([])
  })

  it('are not offered without a brief', async () => {
    expect((await open([{ firstAds: null, offer: null, nowMs: sceneMs }])).view().stage).toBe('unoffered')
  })

  it('are asked for again where nobody answers', async () => {
    const page = await open([new Error('offline'), offered()])
    expect(page.view().stage).toBe('failed')
    page.actor.send({ type: 'RELOAD' })
    await settle()
    expect(page.view().stage).toBe('offered')
  })

  it.each(adGenFailures.filter((failure) => failure !== 'ALREADY_RUNNING'))(
    'say why they were not ordered: %s',
    async (failure) => {
      const page = await open([offered()], [{ failure }])
      page.actor.send({ type: 'CREATE' })
      await settle()
      expect(page.view()).toMatchObject({ stage: 'offered', failure, isPending: false })
    },
  )

  it('that were ordered in another tab are found', async () => {
    const page = await open(
      [offered(), ordered('IN_PROGRESS', 'WAITING', 'WAITING')],
      [{ failure: 'ALREADY_RUNNING' }],
    )
    page.actor.send({ type: 'CREATE' })
    await settle()
    await settle()
    expect(page.view()).toMatchObject({ stage: 'making', failure: undefined })
  })

  it('are offered again while another ad is being made, with the reason', async () => {
    const page = await open([offered()], [{ failure: 'ALREADY_RUNNING' }])
    page.actor.send({ type: 'CREATE' })
    await settle()
    await settle()
    expect(page.view()).toMatchObject({ stage: 'offered', failure: 'ALREADY_RUNNING' })
  })
})

describe('a first ad that failed', () => {
  const failed = ordered('DONE', 'FAIL', 'DONE')

  it('is tried again alone, while the others stay in sight', async () => {
    const page = await open([failed, ordered('DONE', 'DONE', 'DONE')], [begun('DONE', 'IN_PROGRESS', 'DONE')])
    expect(page.view().ads.map(({ canRetry }) => canRetry)).toEqual([false, true, false])
    page.actor.send({ type: 'RETRY', platform: 'facebook' })
    expect(page.view().isPending).toBe(false)
    page.actor.send({ type: 'RETRY', platform: 'google' })
    expect(page.view()).toMatchObject({ stage: 'over', isPending: true })
    expect(page.view().ads.map(({ isRetrying }) => isRetrying)).toEqual([false, true, false])
    await settle()
    expect(page.orders).toEqual(['google'])
    expect(page.statuses()).toEqual(['DONE', 'IN_PROGRESS', 'DONE'])
    await page.wait(400)
    expect([page.view().stage, page.done()]).toEqual(['over', 1])
  })

  it.each([{ failure: 'INSUFFICIENT_CREDITS' } as const, new Error('offline')])(
    'stays where it cannot be tried again: %j',
    async (result) => {
      const page = await open([failed], [result])
      page.actor.send({ type: 'RETRY', platform: 'google' })
      await settle()
      const failure = result instanceof Error ? 'FAIL' : result.failure
      expect(page.view()).toMatchObject({ stage: 'over', failure })
    },
  )
})

describe('first-ads as a model', () => {
  const polls: readonly FirstAdsPoll[] = [
    offered(),
    offered(0),
    { firstAds: null, offer: null, nowMs: sceneMs },
    ordered('IN_PROGRESS', 'WAITING', 'WAITING'),
    ordered('DONE', 'FAIL', 'DONE'),
  ]
  const results: readonly OrderResult[] = [
    begun('IN_PROGRESS', 'WAITING', 'WAITING'),
    { failure: 'FAIL' },
    { failure: 'ALREADY_RUNNING' },
  ]
  const actorEvent = (kind: 'done' | 'error', state: string, output?: FirstAdsPoll | OrderResult) =>
    ({ type: `xstate.${kind}.actor.0.firstAds.${state}`, output }) as unknown as FirstAdsEvent
  const paths = getShortestPaths(firstAdsMachine, {
    events: [
      { type: 'CREATE' },
      { type: 'RETRY', platform: 'google' },
      { type: 'RELOAD' },
      { type: 'HIDE' },
      { type: 'SHOW' },
      ...polls.flatMap((poll) => [
        actorEvent('done', 'loading', poll),
        actorEvent('done', 'making.asking', poll),
      ]),
      ...results.map((result) => actorEvent('done', 'ordering', result)),
      ...(['loading', 'making.asking', 'ordering'] as const).map((state) => actorEvent('error', state)),
      { type: 'xstate.after.poll.firstAds.making.waiting' } as unknown as FirstAdsEvent,
    ],
  })

  it('reaches every leaf that is ever stood in, whatever goes wrong', () => {
    const passed = ['refused', 'making.counting']
    const leaves = new Set(paths.map(({ state }) => leafOf(state)))
    expect(leaves).toEqual(new Set(leavesOf(firstAdsMachine).filter((leaf) => !passed.includes(leaf))))
  })

  it('orders nothing that is not offered or has not failed', () => {
    const ordering = paths.map(({ state }) => state).filter((state) => state.matches('ordering'))
    const isRight = ordering.map(({ context: { platform, offer, firstAds } }) =>
      platform === null
        ? (offer?.count ?? 0) > 0
        : firstAds?.ads.find((ad) => ad.platform === platform)?.status === 'FAIL',
    )
    expect(new Set(isRight)).toEqual(new Set([true]))
  })
})

describe('its scenarios', () => {
  it('have a picture of every leaf and of nothing else', () => {
    expect(Object.keys(firstAdsScenarios).toSorted()).toEqual(leavesOf(firstAdsMachine).toSorted())
  })

  it.each(Object.entries(firstAdsScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(firstAdsMachine, leaf, scenario)
    const events = Object.entries(firstAdsExamples).map(([type, carries]) => ({ type, ...carries }))
    const taken = events.filter((event) => snapshot.can(event as never)).map(({ type }) => type)
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
