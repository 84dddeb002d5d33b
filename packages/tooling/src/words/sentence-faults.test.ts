import { expect, test } from 'vitest'
import { findSentenceFaults, mostWords } from './sentence-faults.ts'

function faultsIn(text: string): string[] {
  return findSentenceFaults(text).map(({ word, start }) => `${start} ${word.refused}`)
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('a semicolon', () => {
  expect(faultsIn('Try again; it often works.')).toEqual(['9 semicolon'])
})

test('a colon between two clauses, or two colons', () => {
  expect(faultsIn('It has not begun: its whole budget comes back.')).toEqual(['16 colon chain'])
  expect(faultsIn('Make the first one: we draft it.')).toEqual(['18 colon chain'])
  expect(faultsIn('Twice is plenty: replace one.')).toEqual(['15 colon chain'])
  expect(faultsIn('Google: search: ads')).toEqual(['6 colon chain'])
})

test('a colon before a list, an example or a value is fine', () => {
  expect(faultsIn('Before you launch: payer, advertiser and budget.')).toEqual([])
  expect(faultsIn('USP: the one thing only you offer')).toEqual([])
  expect(faultsIn('Credit: loans, credit cards, financing')).toEqual([])
  expect(faultsIn('Google doesn’t allow phone numbers: “{{found}}”.')).toEqual([])
  expect(faultsIn('Opens at 10:30')).toEqual([])
})

test('a dash between words, but not as an empty value or in a range', () => {
  expect(faultsIn('Your ad is live – take a look.')).toEqual(['15 dash chain'])
  expect(faultsIn('Your ad is live - take a look.')).toEqual(['15 dash chain'])
  expect(faultsIn('–')).toEqual([])
  expect(faultsIn('2–5 days, {{from}} – {{to}}')).toEqual([])
})

test(`more than ${mostWords} words, counted by sentence and with a placeholder as one`, () => {
  const most = words(mostWords)
  expect(faultsIn(`${most}.`)).toEqual([])
  expect(faultsIn(`${most} word.`)).toEqual(['0 long sentence'])
  expect(faultsIn(`${most}. ${most}!\n${most}`)).toEqual([])
  expect(faultsIn(`Short. ${most} word.`)).toEqual(['7 long sentence'])
  expect(faultsIn(`${words(mostWords - 1)} {{project name}}`)).toEqual([])
  expect(faultsIn(`${words(mostWords - 1)} €34.51`)).toEqual([])
})
