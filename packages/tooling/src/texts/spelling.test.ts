import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proseOf } from './markdown-prose.ts'
import { readComponentDocs, readDocuments, readOwnTexts, readWordList } from './read-texts.ts'
import { createSpeller } from './spelling.ts'

const root = join(import.meta.dirname, '../../../..')

function wrongIn(text: string, known: string[] = []): string[] {
  return createSpeller(known)
    .findMisspelled(text)
    .map(({ word, start }) => `${start} ${word}`)
}

test('finds misspelled words and British spellings', () => {
  expect(wrongIn('Your plaform is ready')).toEqual(['5 plaform'])
  expect(wrongIn('The colours of our neighbours')).toEqual(['4 colours', '19 neighbours'])
  expect(createSpeller([]).suggest('neighbours')[0]).toBe('neighbors')
})

test('takes words in the case of a sentence, names only in their own', () => {
  expect(wrongIn('Colors fit. Europe does, too.')).toEqual([])
  expect(wrongIn('In europe')).toEqual(['3 europe'])
  expect(wrongIn('Loonaa and loonaa', ['Loonaa'])).toEqual(['11 loonaa'])
})

test('takes contractions and possessives with either apostrophe', () => {
  expect(wrongIn("We can't, it’s your brand's, the owners’ and Canva’s", ['Canva'])).toEqual([])
  expect(wrongIn("We doesnt know a plaform's name")).toEqual(['3 doesnt', "17 plaform's"])
})

test('reports own words that no text needs', () => {
  const speller = createSpeller(['Canva', 'Nightjarr'])
  speller.findMisspelled('Draw it in Canva.')
  expect(speller.unused()).toEqual(['Nightjarr'])
})

test('documents are prose without code, addresses and requirement numbers', () => {
  const code =
    '```sh\nplaform\n```\n`plaform` [ad](plaform.md) https://plaform.example @aloft/plaform PRD2-05 MAX_PLAFORM'
  expect(wrongIn(proseOf(`A plaform.\n${code}`))).toEqual(['2 plaform'])
})

test('the texts of the catalogue are spelled right', () => {
  const speller = createSpeller(readWordList(root, 'packages/messages/known-words.txt'))
  const wrong = readOwnTexts(root).flatMap(({ key, text, file, line }) =>
    speller
      .findMisspelled(proseOf(text.replaceAll(/\{\{[^}]*\}\}/g, ' ')))
      .map(({ word }) => `${file}:${line} ${key}: ${word}, perhaps ${speller.suggest(word).join(', ')}`),
  )
  expect(wrong).toEqual([])
  expect(speller.unused(), 'words to remove from known-words.txt').toEqual([])
})

test('the documents and the docs of components are spelled right', () => {
  const speller = createSpeller(readWordList(root, 'docs/known-words.txt'))
  const wrong = Array.from(readDocuments(root)).flatMap(([path, text]) =>
    speller.findMisspelled(proseOf(text)).map(({ word, start }) => {
      const line = text.slice(0, start).split('\n').length
      return `${path}:${line} ${word}, perhaps ${speller.suggest(word).join(', ')}`
    }),
  )
  const wrongInDocs = readComponentDocs(root).flatMap(({ text, file, line }) =>
    speller.findMisspelled(proseOf(text)).map(({ word }) => `${file}:${line} ${word}`),
  )
  expect([...wrong, ...wrongInDocs]).toEqual([])
  expect(speller.unused(), 'words to remove from known-words.txt').toEqual([])
})
