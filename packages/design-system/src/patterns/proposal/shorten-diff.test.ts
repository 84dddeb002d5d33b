import { expect, it } from 'vitest'
import { diffWords } from '../word-diff.ts'
import { shortenDiff } from './shorten-diff.ts'

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ')
const shortened = (before: string, after: string) =>
  shortenDiff(diffWords(before, after)).map(({ kind, text }) => `${kind} ${text}`)

it('leaves out unchanged words far from a change', () => {
  const [start, middle, end] = [numbered(1, 20), numbered(21, 50), numbered(51, 70)]
  expect(shortened(`${start} old ${middle} worn ${end}`, `${start} new ${middle} fresh ${end}`)).toEqual([
    `same … ${numbered(15, 20)}`,
    'removed old',
    'added new',
    `same ${numbered(21, 26)} … ${numbered(45, 50)}`,
    'removed worn',
    'added fresh',
    `same ${numbered(51, 56)} …`,
  ])
})

it('keeps all words of a short text, and of a change', () => {
  const changed = numbered(1, 60)
  expect(shortened('A lamp', `A ${changed} lamp`)).toEqual(['same A', `added ${changed}`, 'same lamp'])
})
