import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { declaredNames } from './declared-names.ts'

function namesIn(code: string): string[] {
  return declaredNames(parseSource('a.tsx', code)).map(({ name }) => name)
}

test.each([
  ['const told = 1', ['told']],
  ['const [told, ...rest] = list', ['told', 'rest']],
  ['const { a: told, b: { c: deep } = {}, ...others } = object', ['told', 'deep', 'others']],
  ['function tell(a: string, { b: c } = {}, ...more: []) {}', ['tell', 'a', 'c', 'more']],
  ['const f = async (a: string) => a', ['f', 'a']],
  ['declare function tell(a: string): void', ['tell', 'a']],
  [
    'class Told<News> { #a = 1; b() {} constructor(readonly c: string) {} }',
    ['Told', 'News', 'a', 'b', 'constructor', 'c'],
  ],
  [
    'interface Told { a: string; b(c: string): void; readonly d: (e: string) => void }',
    ['Told', 'a', 'b', 'c', 'd', 'e'],
  ],
  ['type Told = (a: string) => void', ['Told', 'a']],
  ['enum Told { A }', ['Told', 'A']],
  ['use(class Told { accessor a = 1 })', ['Told', 'a']],
  ['abstract class Told { abstract a: string; abstract b(): void }', ['Told', 'a', 'b']],
  ['class Told { a(b: string): void; a() {} }', ['Told', 'a', 'a', 'b']],
  ['namespace Told {}', ['Told']],
  ['let f: { (a: string): void; new (b: string): void }', ['f', 'a', 'b']],
  ['let f: new (a: string) => void', ['f', 'a']],
  ["type State = 'told' | 'lost'", ['State', 'told', 'lost']],
  ['const x = { told: 1, [computed]: 2, shorthand, tell() {} }', ['x', 'told', 'tell']],
  ['try {} catch (told) {}', ['told']],
  ["import { a as told } from './a.ts'", ['told']],
  ["import told, { type a as news } from './a.ts'", ['told', 'news']],
  ["import * as told from './a.ts'", ['told']],
])('%s', (code, names) => {
  expect(namesIn(code).toSorted()).toEqual(names.toSorted())
})

test.each([
  "import { told } from './a.ts'",
  'use(told.tell, <Told told={1} />)',
  'told = 1',
  'export { told }',
  'f(({ told }) => 1)',
  'use({ \'told\': 1, "tell-trial-end": 2 })',
  "use<Pick<Told, 'told'>>(1)",
])('%s declares none', (code) => {
  expect(namesIn(code)).toEqual([])
})

test('the offset of a name is where it is written', () => {
  expect(declaredNames(parseSource('a.ts', 'const  told = 1'))).toEqual([{ name: 'told', start: 7 }])
})
