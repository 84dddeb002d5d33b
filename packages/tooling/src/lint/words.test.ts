import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { wordViolations } from './words.ts'

const cases: [word: string, code: string, owner: string, stranger: string][] = [
  ['fetch', "await fetch('/')", 'packages/api-client/src/a.ts', 'apps/web/src/screens/a.ts'],
  ['fetch', 'const f = globalThis.fetch', 'server/src/gateways/mail/a.ts', 'server/src/http/a.ts'],
  ['fetch', "navigator.sendBeacon('/')", 'packages/api-client/src/b.ts', 'apps/web/src/screens/a2.ts'],
  ['stream', "new EventSource('/')", 'packages/api-client/src/c.ts', 'apps/web/src/screens/b.ts'],
  ['process.env', 'const { HOME } = process.env', 'server/src/env.ts', 'server/src/main.ts'],
  ['process.env', "process.env['HOME']", 'apps/web/vite.config.ts', 'apps/web/src/screens/c.ts'],
  ['clock', 'Date.now()', 'server/src/clock.ts', 'server/src/http/b.ts'],
  ['clock', 'const now = Date.now', 'apps/web/src/wiring/core/clock.ts', 'apps/web/src/wiring/b.ts'],
  ['clock', 'new Date()', 'server/src/demo/a.ts', 'packages/domain/src/core/a.ts'],
  ['clock', 'Date()', 'packages/machines/src/a/a.test.ts', 'packages/machines/src/a/a.ts'],
]

test.each(cases)('%s: %s', (word, code, owner, stranger) => {
  expect(wordViolations([parseSource(owner, code)])).toEqual([])
  expect(wordViolations([parseSource(stranger, `\n{\n  ${code}\n}\n`)])).toMatchObject([
    { rule: `owner of ${word}`, file: stranger, line: 3 },
  ])
})

test('a date with an argument, and another object’s fetch, are not a clock and a call', () => {
  const code = 'new Date(0)\nDate.parse("x")\ncache.fetch("/")\nconst env = { process: 1 }\n'
  expect(wordViolations([parseSource('packages/domain/src/core/a.ts', code)])).toEqual([])
})
