import { describe, expect, it } from 'vitest'
import { maxSceneSteps, newHistory, recorded, redone, undone } from './scene-history.rules.ts'

const alone = (at: number) => ({ kind: null, at })

describe('the history of a creative', () => {
  it('undoes and redoes step by step', () => {
    let history = newHistory('a')
    for (const [at, state] of ['b', 'c'].entries()) history = recorded(history, state, alone(at))
    const back = undone(history)
    expect(back?.present).toBe('b')
    expect(back && redone(back)?.present).toBe('c')
    expect(undone(newHistory('a'))).toBeNull()
    expect(redone(history)).toBeNull()
  })

  it('joins typing in one field within a second', () => {
    const typed = { kind: 'text headline' }
    let history = recorded(newHistory(''), 'O', { ...typed, at: 0 })
    history = recorded(history, 'Ol', { ...typed, at: 900 })
    history = recorded(history, 'Old', { ...typed, at: 1_900 })
    expect(history.past).toEqual([''])
    history = recorded(history, 'Old lamp', { ...typed, at: 3_000 })
    history = recorded(history, 'Old lamp, moved', alone(3_001))
    expect(history.past).toEqual(['', 'Old', 'Old lamp'])
  })

  it('keeps apart what is typed after an undo', () => {
    const typed = { kind: 'text', at: 0 }
    const history = recorded(recorded(newHistory('a'), 'ab', typed), 'abc', typed)
    const back = undone(history)
    const again = back && recorded(back, 'ad', typed)
    expect(again).toMatchObject({ past: ['a'], present: 'ad', future: [] })
  })

  it('keeps a hundred steps', () => {
    let history = newHistory(0)
    for (let state = 1; state <= 150; state++) history = recorded(history, state, alone(state))
    expect(history.past).toHaveLength(maxSceneSteps)
    expect(history.past[0]).toBe(50)
  })
})
