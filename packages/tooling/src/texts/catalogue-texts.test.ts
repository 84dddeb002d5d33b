import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { catalogueTexts, quotedTexts } from './catalogue-texts.ts'

const src = 'packages/messages/src'

function texts(files: Record<string, string>): string[] {
  const parsed = Object.entries(files).map(([path, code]) => parseSource(`${src}/${path}`, code))
  return catalogueTexts(parsed).map(({ key, text, file, line }) => `${key}: ${text} @ ${file}:${line}`)
}

test('texts have the key of the catalogue and the place where they are written', () => {
  const found = texts({
    'catalogue.ts':
      "import { ads } from './en/ads.ts'\nimport { rest } from './rest.ts'\n" +
      'export const en = {\n  ...rest,\n  ads: { ...rest.ads, ...ads },\n} as const',
    'rest.ts': "export const rest = { 'not-found': 'Page not found', ads: { add: 'Add' } } as const",
    'en/ads.ts':
      "import { why } from './why.ts'\n\nconst stop = { title: 'Stop' }\n" +
      'export const ads = {\n  stop,\n  failures: why.fail,\n} satisfies object',
    'en/why.ts': "export const why = { fail: { MAX: 'Too many' } } as const",
  })
  expect(found).toEqual([
    `not-found: Page not found @ ${src}/rest.ts:1`,
    `ads.add: Add @ ${src}/rest.ts:1`,
    `ads.stop.title: Stop @ ${src}/en/ads.ts:3`,
    `ads.failures.MAX: Too many @ ${src}/en/why.ts:1`,
  ])
})

test('the last text of a key counts', () => {
  const found = texts({ 'catalogue.ts': "const a = { x: 'first' }\nexport const en = { ...a, x: 'last' }" })
  expect(found).toEqual([`x: last @ ${src}/catalogue.ts:2`])
})

test('a computed text is an error, because it could not be checked', () => {
  expect(() => texts({ 'catalogue.ts': "export const en = { x: 'a' + 'b' }" })).toThrow(
    `${src}/catalogue.ts:1: a text has to be written out, without expressions`,
  )
  expect(() => texts({ 'catalogue.ts': 'export const en = { x: missing }' })).toThrow('missing was not found')
})

test('a text may have several lines between backticks, but no expressions', () => {
  expect(texts({ 'catalogue.ts': 'export const en = {\n  x: `One.\nTwo.`,\n}' })).toEqual([
    `x: One.\nTwo. @ ${src}/catalogue.ts:2`,
  ])
  expect(() => texts({ 'catalogue.ts': 'export const en = { x: `One ${two}` }' })).toThrow(
    'a text has to be written out, without expressions',
  )
})

test('a tree without a catalogue has no texts', () => {
  expect(texts({ 'i18n.ts': 'export const en = 1' })).toEqual([])
})

test('quoted texts are listed with their row and key', () => {
  const list = parseSource(
    `${src}/verbatim.test.ts`,
    "const quoted = [['the row', 'pageNotFound', 'Page not found']] as const",
  )
  expect([...quotedTexts([list])]).toEqual(['Page not found'])
})
