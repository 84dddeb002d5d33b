import { expect, test } from 'vitest'
import { createMatcher } from './match-words.ts'
import { splitWords } from './split-words.ts'

const pattern = (value: string) => ({ words: value.split(' '), value })
const match = createMatcher(['look', 'look again', 'again', 'turn'].map(pattern))
const found = (text: string, isActive: (value: string) => boolean = () => true) =>
  match(splitWords(text), isActive).map(({ value, start }) => `${value}@${start}`)

test('the longest pattern wins, and takes its words', () => {
  expect(found('look again, then look')).toEqual(['look again@0', 'look@17'])
  expect(found('turnLook')).toEqual(['turn@0', 'look@4'])
})

test('a sequence ends with its clause', () => {
  expect(found('look. Again')).toEqual(['look@0', 'again@6'])
})

test('parts of words do not match', () => {
  expect(found('outlook returns')).toEqual([])
})

test('inactive patterns make room for active ones', () => {
  expect(found('look again', (value) => value === 'look')).toEqual(['look@0'])
})
