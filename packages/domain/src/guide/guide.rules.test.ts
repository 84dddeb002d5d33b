import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guideTaskNames } from './guide-task-names.rules.ts'
import { countGuideTasks, guidePercent, guideTasksFor, opensByItself } from './guide.rules.ts'

const fresh = { completedTasks: [], platforms: ['google'], hasLaunched: false }
const names = (facts: Parameters<typeof guideTasksFor>[0]) => guideTasksFor(facts).map(({ name }) => name)
const done = (facts: Parameters<typeof guideTasksFor>[0]) =>
  guideTasksFor(facts)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)

describe('tasks of the guide', () => {
  it('are four in order once an ad runs on Facebook or Instagram, and three before (GUI-05, GUI-16)', () => {
    const three = ['setupBrand', 'generateAdTexts', 'launch']
    const four = ['setupBrand', 'buildCreative', 'generateAdTexts', 'launch']
    expect(names({ ...fresh, platforms: [] })).toEqual(three)
    expect(names(fresh)).toEqual(three)
    expect(names({ ...fresh, platforms: ['google', 'facebook'] })).toEqual(four)
    expect(names({ ...fresh, platforms: ['instagram'] })).toEqual(four)
  })

  it('begin with the brand set up (GUI-17)', () => {
    expect(done(fresh)).toEqual(['setupBrand'])
    expect(countGuideTasks(guideTasksFor(fresh))).toEqual({ done: 1, total: 3 })
    expect(countGuideTasks(guideTasksFor({ ...fresh, platforms: ['facebook'] }))).toEqual({
      done: 1,
      total: 4,
    })
  })

  it('count a hidden task neither as done nor as open (OPN-78)', () => {
    const facts = { ...fresh, completedTasks: ['buildCreative', 'generateAdTexts'] }
    expect(countGuideTasks(guideTasksFor(facts))).toEqual({ done: 2, total: 3 })
  })

  it('are ticked by a launch without the guide', () => {
    expect(done({ ...fresh, hasLaunched: true })).toEqual(['setupBrand', 'launch'])
  })

  it('give a share in whole percent (GUI-02)', () => {
    expect(guidePercent(guideTasksFor(fresh))).toBe(33)
    expect(guidePercent(guideTasksFor({ ...fresh, platforms: ['facebook'] }))).toBe(25)
    const all = { ...fresh, completedTasks: ['generateAdTexts', 'launch'] }
    expect(guidePercent(guideTasksFor(all))).toBe(100)
  })
})

describe('progress of the guide', () => {
  const facts = fc.record({
    completedTasks: fc.array(fc.constantFrom(...guideTaskNames, 'checklist', 'firstAdCreated', 'other')),
    platforms: fc.array(fc.constantFrom('google', 'facebook', 'instagram')),
    hasLaunched: fc.boolean(),
  })
  const percent = (given: Parameters<typeof guideTasksFor>[0]) => guidePercent(guideTasksFor(given))

  it('never falls when a task is completed or an ad is launched, and is full only when all are done', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...guideTaskNames), (given, task) => {
        const tasks = guideTasksFor(given)
        const { done: count, total } = countGuideTasks(tasks)
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(total)
        expect(percent(given) === 100).toBe(tasks.every(({ isDone }) => isDone))
        const completedTasks = [...given.completedTasks, task]
        expect(percent({ ...given, completedTasks })).toBeGreaterThanOrEqual(percent(given))
        expect(percent({ ...given, hasLaunched: true })).toBeGreaterThanOrEqual(percent(given))
        const all = { ...given, completedTasks: [...guideTaskNames] }
        expect([percent(all), opensByItself(guideTasksFor(all), ['firstAdCreated'], true)]).toEqual([
          100,
          false,
        ])
      }),
    )
  })

  it('depends neither on the order of what was completed nor on how often', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const completedTasks = [...given.completedTasks.toReversed(), ...given.completedTasks]
        expect(guideTasksFor({ ...given, completedTasks })).toEqual(guideTasksFor(given))
      }),
    )
  })
})

describe('a guide that opens by itself (GUI-15)', () => {
  const open = guideTasksFor(fresh)
  const over = guideTasksFor({ ...fresh, completedTasks: ['generateAdTexts', 'launch'] })

  it.each([
    ['nothing created yet', open, [], false, false],
    ['the first ad created', open, ['firstAdCreated'], false, true],
    ['a running request', open, [], true, true],
    ['both', open, ['firstAdCreated'], true, true],
    ['all tasks done', over, ['firstAdCreated'], true, false],
    ['closed before', open, ['firstAdCreated', 'checklist'], true, false],
  ] as const)('%s', (_, tasks, completedTasks, isAdRequested, opens) => {
    expect(opensByItself(tasks, completedTasks, isAdRequested)).toBe(opens)
  })
})
