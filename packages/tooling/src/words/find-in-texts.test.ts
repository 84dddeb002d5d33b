import { expect, test } from 'vitest'
import type { CatalogueText } from '../texts/catalogue-texts.ts'
import { findInTexts } from './find-in-texts.ts'
import type { KeyException } from './key-exceptions.ts'
import type { RefusedWord } from './refused-word.ts'
import { allWords } from './refused-word-violations.ts'

const widget: RefusedWord = {
  refused: 'widget',
  names: 'gizmo',
  texts: 'widget, widgets on',
  fineTexts: 'widget shop',
  write: 'thing',
  reason: 'it is unclear',
}

function check(
  texts: Record<string, string>,
  {
    exceptions = [],
    quoted = [],
    words = [widget],
  }: {
    exceptions?: KeyException[]
    quoted?: string[]
    words?: readonly RefusedWord[]
  } = {},
) {
  const listed = Object.entries(texts).map(([key, text], i): CatalogueText => ({
    key,
    text,
    file: 'en/a.ts',
    line: i + 1,
  }))
  return findInTexts(listed, new Set(quoted), words, exceptions)
}

function found(...parameters: Parameters<typeof check>): string[] {
  return check(...parameters).findings.map(
    ({ word, file, line, found: text }) => `${word.refused} @ ${file}:${line} ${text}`,
  )
}

test('names the text by its key and place', () => {
  expect(found({ 'ads.add': 'Add', 'ads.title_one': 'Your widget' })).toEqual([
    'widget @ en/a.ts:2 ads.title_one  Your widget',
  ])
})

test('only forms for texts count', () => {
  expect(found({ a: 'A gizmo' })).toEqual([])
})

test('a sequence that is fine is no finding', () => {
  expect(found({ a: 'In the widget shop', b: 'The widget' })).toHaveLength(1)
})

test('no sequence spans a placeholder, a tag or a clause', () => {
  expect(found({ a: 'widgets {{widget}} on, widgets, on <widget>it</widget>' })).toEqual([])
  expect(found({ a: 'widgets on it' })).toHaveLength(1)
})

test('texts of the specification are exempt', () => {
  expect(found({ a: 'A widget' }, { quoted: ['A widget'] })).toEqual([])
})

test('an exception allows one row in the texts of its keys', () => {
  const exceptions = [{ refused: 'widget', keys: ['a', 'c'], reason: 'a name' }]
  const texts = { a: 'A widget', b: 'A widget', c: 'A thing' }
  expect(found(texts, { exceptions })).toEqual(['widget @ en/a.ts:2 b  A widget'])
  expect(check(texts, { exceptions }).unused).toEqual(['widget in c'])
})

test('faults of sentences are found and excepted like words', () => {
  expect(found({ a: 'Stop; go.' }, { words: allWords })).toEqual(['semicolon @ en/a.ts:1 a  Stop; go.'])
  const exceptions = [{ refused: 'semicolon', keys: ['a'], reason: 'code' }]
  expect(found({ a: 'Stop; go.' }, { words: allWords, exceptions })).toEqual([])
})
