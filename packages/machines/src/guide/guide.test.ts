import { guideLimits } from '@aloft/domain/guide/guide-limits'
import type { GuideTarget } from '@aloft/domain/guide/guide-steps'
import type { GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectGuide } from './guide.connect.ts'
import { type GuideEvent, guideMachine, type GuideOutcome } from './guide.machine.ts'
import { guideExamples, guideScenarios } from './guide.scenarios.ts'

/** A guide on a page that has these targets; without a list, it has all of them. */
function open(there?: GuideTarget[], isDialogOpening = () => false) {
  const clock = new SimulatedClock()
  const has = (target: GuideTarget) => there?.includes(target) ?? true
  const asked: GuideTarget[] = []
  const outcomes: GuideOutcome[] = []
  const actor = createActor(
    guideMachine.provide({
      actors: {
        findTarget: fromCallback(({ input, sendBack }) => {
          asked.push(input.selector)
          if (has(input.selector)) sendBack({ type: 'FOUND' })
        }),
      },
      guards: { isTargetThere: (_, step) => step !== null && has(step.selector), isDialogOpening },
    }),
    { clock },
  )
  for (const type of ['COMPLETED', 'CLOSED', 'PLACE'] as const)
    actor.on(type, (outcome) => outcomes.push(outcome))
  actor.start()
  const send = (...events: GuideEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const at = () => {
    const { current } = connectGuide(actor.getSnapshot())
    return `${leafOf(actor.getSnapshot())}${current ? ` ${current.step.selector}` : ''}`
  }
  return { actor, asked, at, clock, outcomes, send, view: () => connectGuide(actor.getSnapshot()) }
}

/** At a step whose target is there. */
function openAt(task: GuideTaskName, index: number, there?: GuideTarget[], isDialogOpening?: () => boolean) {
  const guide = open(there, isDialogOpening)
  guide.send({ type: 'RESTORE', shown: { task, index } })
  guide.clock.increment(0)
  return guide
}

describe('the checklist', () => {
  it('opens, and is reported when it’s closed (GUI-14)', () => {
    const { at, outcomes, send } = open()
    send({ type: 'OPEN' })
    expect(at()).toBe('checklist')
    expect(outcomes).toEqual([])
    send({ type: 'CLOSE' })
    expect(at()).toBe('closed')
    expect(outcomes).toEqual([{ type: 'CLOSED' }])
  })

  it('starts a task at its first step, and takes it back when it’s left', () => {
    const { at, clock, outcomes, send, view } = open()
    send({ type: 'OPEN' }, { type: 'START', task: 'launch' })
    clock.increment(0)
    expect(at()).toBe('stepShown launch.adsPage')
    expect(view().current).toMatchObject({ number: 1, count: 9 })
    send({ type: 'LEAVE' })
    expect(at()).toBe('checklist')
    expect(outcomes).toEqual([])
  })
})

describe('a step ends (GUI-10)', () => {
  it('with a press on its target', () => {
    const { at, clock, send } = openAt('setupBrand', 0)
    send({ type: 'NEXT' })
    send({ type: 'HAPPENED', event: 'adLaunched' })
    expect(at()).toBe('stepShown setupBrand.openAppMenu')
    send({ type: 'PRESSED' })
    clock.increment(0)
    expect(at()).toBe('stepShown setupBrand.brandSettings')
  })

  it('with Next, and not with a press on what is only shown', () => {
    const { at, clock, send } = openAt('setupBrand', 3)
    send({ type: 'PRESSED' })
    expect(at()).toBe('stepShown setupBrand.reviewBrief')
    send({ type: 'NEXT' })
    clock.increment(0)
    expect(at()).toBe('stepShown setupBrand.confirm')
  })

  it('with the event it waits for, and with no other', () => {
    const { at, clock, send } = openAt('buildCreative', 4)
    send({ type: 'PRESSED' }, { type: 'HAPPENED', event: 'textsUsed' })
    expect(at()).toBe('stepShown buildCreative.mediaLibrary')
    send({ type: 'HAPPENED', event: 'libraryOpened' })
    clock.increment(0)
    expect(at()).toBe('stepShown buildCreative.mediaType')
  })

  it('with that event even before its target is found', () => {
    const { at, clock, send } = openAt('buildCreative', 4, [])
    expect(at()).toBe('stepWaiting.finding buildCreative.mediaLibrary')
    send({ type: 'HAPPENED', event: 'libraryOpened' })
    clock.increment(0)
    expect(at()).toBe('stepWaiting.finding buildCreative.mediaType')
  })

  it('and after the last one the checklist is back, with the task completed (GUI-12, GUI-13)', () => {
    const byPress = openAt('setupBrand', 4)
    byPress.send({ type: 'PRESSED' })
    expect(byPress.at()).toBe('checklist')
    expect(byPress.outcomes).toEqual([{ type: 'COMPLETED', task: 'setupBrand' }])
    const byEvent = openAt('launch', 8)
    byEvent.send({ type: 'HAPPENED', event: 'adLaunched' })
    expect(byEvent.at()).toBe('checklist')
    expect(byEvent.outcomes).toEqual([{ type: 'COMPLETED', task: 'launch' }])
  })
})

describe('a step without its target (GUI-11, GUI-20, OPN-79)', () => {
  it('is skipped after 300 ms if it’s optional', () => {
    const { at, clock } = openAt('launch', 3, ['launch.demographics'])
    clock.increment(299)
    expect(at()).toBe('stepWaiting.finding launch.interests')
    clock.increment(1)
    expect(at()).toBe('skipped launch.interests')
    clock.increment(0)
    clock.increment(0)
    expect(at()).toBe('stepShown launch.demographics')
  })

  it('isn’t skipped while the dialog that may have it is loading', () => {
    let isOpening = true
    const { at, clock } = openAt('launch', 3, ['launch.demographics'], () => isOpening)
    for (let tenth = 0; tenth < 100; tenth++) clock.increment(100)
    expect(at()).toBe('stepWaiting.finding launch.interests')
    isOpening = false
    clock.increment(300)
    expect(at()).toBe('skipped launch.interests')
  })

  it('leads back to the checklist after 5000 ms if it isn’t', () => {
    const { at, clock, outcomes, send, view } = openAt('launch', 2, [])
    clock.increment(4999)
    expect(at()).toBe('stepWaiting.finding launch.reviewLocations')
    clock.increment(1)
    expect(at()).toBe('checklist')
    expect(view().missed).toBe('launch')
    expect(outcomes).toEqual([])
    send({ type: 'START', task: 'launch' })
    expect(view().missed).toBeNull()
  })

  it('isn’t skipped only because it shows Next', () => {
    const { at, clock } = openAt('launch', 5, [])
    clock.increment(300)
    expect(at()).toBe('stepWaiting.finding launch.budget')
  })
})

describe('the times of a shown step (GUI-22)', () => {
  it('place the popup again after 300 ms', () => {
    const { clock, outcomes } = openAt('launch', 0)
    clock.increment(299)
    expect(outcomes).toEqual([])
    clock.increment(1)
    expect(outcomes).toEqual([{ type: 'PLACE' }])
  })

  it('check every 1500 ms whether the target is still there', () => {
    const there: GuideTarget[] = ['launch.adsPage']
    const { at, clock } = openAt('launch', 0, there)
    clock.increment(1500)
    expect(at()).toBe('stepShown launch.adsPage')
    there.length = 0
    clock.increment(1499)
    expect(at()).toBe('stepShown launch.adsPage')
    clock.increment(1)
    expect(at()).toBe('stepWaiting.finding launch.adsPage')
  })
})

describe('a step after a closing modal (GUI-23)', () => {
  const { closingModalMs } = guideLimits

  it('appears at 7000 ms', () => {
    const { asked, at, clock, send } = openAt('generateAdTexts', 6)
    send({ type: 'HAPPENED', event: 'textsUsed' })
    clock.increment(closingModalMs - 1)
    expect(at()).toBe('stepWaiting.delayed generateAdTexts.suggestions')
    expect(asked).not.toContain('generateAdTexts.suggestions')
    clock.increment(1)
    expect(at()).toBe('stepShown generateAdTexts.suggestions')
  })

  it('appears at once if no modal was opened', () => {
    const { at, clock } = openAt('generateAdTexts', 3, ['generateAdTexts.suggestions'])
    for (let skipped = 0; skipped < 4; skipped++) {
      clock.increment(300)
      clock.increment(0)
      clock.increment(0)
    }
    expect(at()).toBe('stepShown generateAdTexts.suggestions')
  })
})

describe('a restored guide', () => {
  it.each([
    [null, 'closed'],
    ['checklist', 'checklist'],
    [{ task: 'launch', index: 6 }, 'stepShown launch.submit'],
    [{ task: 'launch', index: 99 }, 'stepShown launch.confirmPayment'],
  ] as const)('shows %j', (shown, expected) => {
    const { at, clock, outcomes, send } = open()
    send({ type: 'OPEN' }, { type: 'RESTORE', shown })
    clock.increment(0)
    expect(at()).toBe(expected)
    expect(outcomes).toEqual([])
  })
})

describe('guide scenarios', () => {
  it('show every leaf and nothing else', () => {
    expect(Object.keys(guideScenarios).toSorted()).toEqual(leavesOf(guideMachine).toSorted())
  })

  it.each(Object.entries(guideScenarios))('%s accepts the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(guideMachine, leaf, scenario)
    const accepted = Object.entries(guideExamples)
      .map(([type, data]) => ({ type, ...data }) as GuideEvent)
      .filter((event) => snapshot.can(event))
      .map(({ type }) => type)
    expect(accepted.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
