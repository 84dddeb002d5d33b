import type { QuestionnaireAnswers } from '@aloft/domain/account/questionnaire.rules'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectWebsiteScan } from '../website-scan/website-scan.connect.ts'
import { type ScanPoll, type ScanStart, websiteScanMachine } from '../website-scan/website-scan.machine.ts'
import { connectOnboarding } from './onboarding.connect.ts'
import { type DescribeResult, onboardingMachine, type SaveBrandResult } from './onboarding.machine.ts'
import { onboardingScenarios } from './onboarding.scenarios.ts'

const url = 'https://nightjar.example'
const answers = { role: 'smallBusiness' } as const

function start(
  options: {
    url?: string | null
    hasAnswers?: boolean
    hasDraft?: boolean
    poll?: ScanPoll
    saveAnswers?: Error
    saveBrand?: SaveBrandResult | Error
    describe?: DescribeResult | Error
  } = {},
) {
  const { poll = { status: 'IN_PROGRESS', lastSeq: 1 }, saveBrand = { isSaved: true } } = options
  const { describe = { isWritten: true } } = options
  const saved: unknown[] = []
  const described: string[] = []
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        scan: websiteScanMachine.provide({
          actors: {
            start: fromPromise<ScanStart, { url: string }>(async () => ({ status: 'IN_PROGRESS', url })),
            poll: fromPromise(async () => poll),
          },
        }),
        saveAnswers: fromPromise<void, QuestionnaireAnswers>(async ({ input }) => {
          if (options.saveAnswers) throw options.saveAnswers
          saved.push(input)
        }),
        describe: fromPromise<DescribeResult, string>(async ({ input }) => {
          if (describe instanceof Error) throw describe
          described.push(input)
          return describe
        }),
        saveBrand: fromPromise(async ({ input }) => {
          if (saveBrand instanceof Error) throw saveBrand
          saved.push(input)
          return saveBrand
        }),
      },
    }),
    {
      clock: new SimulatedClock(),
      input: {
        url: options.url ?? null,
        hasAnswers: options.hasAnswers ?? true,
        hasDraft: options.hasDraft ?? false,
      },
    },
  ).start()
  const settle = async () => {
    for (let tick = 0; tick < 20; tick++) await Promise.resolve()
  }
  const scan = () => {
    const child = actor.getSnapshot().children.scan
    if (!child) throw new Error('no scan is running')
    return child
  }
  return { actor, described, saved, settle, scan, view: () => connectOnboarding(actor.getSnapshot()) }
}

describe('onboarding', () => {
  it('asks a newcomer who they are, then for their website', async () => {
    const { actor, saved, settle, view } = start({ hasAnswers: false })
    expect(view().step).toBe('questionnaire')
    actor.send({ type: 'ANSWER', answers })
    expect(view().isPending).toBe(true)
    await settle()
    expect(saved).toEqual([answers])
    expect(view()).toMatchObject({ step: 'address', isPending: false, failure: undefined })
  })

  it('keeps the questions open when the answers were not saved', async () => {
    const { actor, settle, view } = start({ hasAnswers: false, saveAnswers: new Error('offline') })
    actor.send({ type: 'ANSWER', answers })
    await settle()
    expect(view()).toMatchObject({ step: 'questionnaire', isPending: false, failure: 'generic' })
  })

  it('has what was filled in at every step, also for steps to come', async () => {
    const { actor, settle, view } = start({ hasAnswers: false })
    actor.send({ type: 'FILL', change: { goal: 'sales' } })
    actor.send({ type: 'FILL', change: { address: 'nightjar.example', skipped: ['source'] } })
    actor.send({ type: 'ANSWER', answers })
    await settle()
    expect(view()).toMatchObject({
      step: 'address',
      form: { role: null, goal: 'sales', address: 'nightjar.example', skipped: ['source'] },
    })
  })

  it('opens the brief as soon as the website is being read', async () => {
    const { scan, settle, view } = start()
    scan().send({ type: 'START', url: 'nightjar.example' })
    expect(view().step).toBe('address')
    await settle()
    expect(view().step).toBe('brief')
  })

  it('goes on with the scan it finds after a reload', async () => {
    const { settle, view, scan } = start({ url, poll: { status: 'SUCCESS', lastSeq: 4 } })
    await settle()
    expect(view().step).toBe('brief')
    expect(connectWebsiteScan(scan().getSnapshot()).stage).toBe('done')
  })

  it('opens the brief written from the own words after a reload, whatever became of the website', async () => {
    const { actor, scan, settle, view } = start({ hasDraft: true, url })
    await settle()
    expect(view()).toMatchObject({ step: 'brief', isPending: false })
    expect(connectWebsiteScan(scan().getSnapshot()).stage).toBe('idle')
    actor.send({ type: 'CHANGE_ADDRESS' })
    await settle()
    expect(view().step).toBe('address')
  })

  it('goes back to the address when nothing could be read', async () => {
    const { scan, settle, view } = start({ poll: { status: 'FAIL', failure: 'EXTRACT_FAIL', lastSeq: 2 } })
    scan().send({ type: 'START', url })
    await settle()
    expect(view().step).toBe('address')
    expect(connectWebsiteScan(scan().getSnapshot()).failure).toBe('EXTRACT_FAIL')
  })

  it('saves the brief as the user left it', async () => {
    const { actor, saved, settle, view } = start({ url, poll: { status: 'SUCCESS', lastSeq: 4 } })
    await settle()
    actor.send({ type: 'USE', brief: exampleBrandBrief })
    expect(view()).toMatchObject({ step: 'brief', isPending: true })
    await settle()
    expect(saved).toEqual([{ brief: exampleBrandBrief, replacesIdeaId: null }])
    expect(view().step).toBe('done')
  })

  it.each([
    [{ isSaved: false, failure: 'overIdeaLimit' } as const, 'overIdeaLimit'],
    [new Error('offline'), 'generic'],
  ])('stays on the brief when it was not saved', async (saveBrand, failure) => {
    const { actor, settle, view } = start({ url, poll: { status: 'SUCCESS', lastSeq: 4 }, saveBrand })
    await settle()
    actor.send({ type: 'USE', brief: exampleBrandBrief })
    await settle()
    expect(view()).toMatchObject({ step: 'brief', isPending: false, failure })
  })

  it('replaces the brief of another brand only on request', async () => {
    const existing = { ideaId: 'idea-1', title: 'Nightjar' }
    const saveBrand = { isSaved: false, failure: 'existingIdea', existing } as const
    const { actor, saved, settle, view } = start({
      url,
      poll: { status: 'SUCCESS', lastSeq: 4 },
      saveBrand,
    })
    await settle()
    actor.send({ type: 'REPLACE', brief: exampleBrandBrief })
    expect(view().isPending).toBe(false)
    actor.send({ type: 'USE', brief: exampleBrandBrief })
    await settle()
    expect(view()).toMatchObject({ step: 'brief', failure: 'existingIdea', existingBrand: 'Nightjar' })
    actor.send({ type: 'REPLACE', brief: exampleBrandBrief })
    await settle()
    expect(saved.at(-1)).toEqual({ brief: exampleBrandBrief, replacesIdeaId: 'idea-1' })
  })

  it('opens the brief that was written from the owner’s words', async () => {
    const { actor, described, settle, view } = start()
    actor.send({ type: 'DESCRIBE', description: 'We blow lamps.' })
    expect(view()).toMatchObject({ step: 'address', isPending: true })
    await settle()
    expect(described).toEqual(['We blow lamps.'])
    expect(view()).toMatchObject({ step: 'brief', isPending: false, describeFailure: undefined })
  })

  it.each([
    [{ isWritten: false, failure: 'unsafe' } as const, 'unsafe'],
    [new Error('offline'), 'generic'],
  ])('stays with the words that gave no brief, and takes others', async (describe, describeFailure) => {
    const { actor, settle, view } = start({ describe })
    actor.send({ type: 'DESCRIBE', description: 'words' })
    await settle()
    expect(view()).toMatchObject({ step: 'address', isPending: false, describeFailure })
    actor.send({ type: 'DESCRIBE', description: 'other words' })
    expect(view()).toMatchObject({ isPending: true, describeFailure: undefined })
  })

  it('takes another website', async () => {
    const { actor, scan, settle, view } = start({ url, poll: { status: 'SUCCESS', lastSeq: 4 } })
    await settle()
    actor.send({ type: 'CHANGE_ADDRESS' })
    expect(view().step).toBe('address')
    scan().send({ type: 'START', url: 'other.example' })
    await settle()
    expect(view().step).toBe('brief')
  })
})

describe('onboarding scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(onboardingScenarios).toSorted()).toEqual(leavesOf(onboardingMachine).toSorted())
  })

  it.each(Object.entries(onboardingScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(onboardingMachine, leaf, scenario)
    const events = [
      { type: 'ANSWER', answers },
      { type: 'USE', brief: exampleBrandBrief },
      { type: 'CHANGE_ADDRESS' },
      { type: 'DESCRIBE', description: 'words' },
      { type: 'FILL', change: { goal: 'sales' } },
    ] as const
    const taken = events.filter((event) => snapshot.can(event)).map(({ type }) => type)
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
