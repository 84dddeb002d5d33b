import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { componentLimits, componentLimitViolations } from './component-limits.ts'

const { screenLines, viewLines, componentLines, members, regions } = componentLimits
const lines = (count: number, line = '') => `${line}\n`.repeat(count)
const named = (count: number, start = 0) =>
  Array.from({ length: count }, (_, place) => `a${start + place}: string`).join('; ')

function check(...files: [path: string, text: string][]): string[] {
  const sources = files.map(([path, text]) => parseSource(path, text))
  return componentLimitViolations(sources).map(({ file, line, found }) => `${file}:${line} ${found}`)
}

test('files of screens and views have a limit each, and stories, fixtures and rules have none', () => {
  const screen = 'apps/web/src/screens/ads/a.screen.tsx'
  const view = 'packages/views/src/ads/a.view.tsx'
  expect(check([screen, lines(screenLines, ';')], [view, lines(viewLines, ';')])).toEqual([])
  expect(check([screen, lines(screenLines + 1, ';')], [view, lines(viewLines + 1, ';')])).toEqual([
    `${screen}:0 has ${screenLines + 1} lines, and may have ${screenLines}`,
    `${view}:0 has ${viewLines + 1} lines, and may have ${viewLines}`,
  ])
  const others = ['packages/views/src/ads/a.view.stories.tsx', 'packages/views/src/ads/a.fixtures.tsx']
  expect(
    check(
      ...[...others, 'apps/web/src/screens/ads/facts.ts'].map(
        (path) => [path, lines(900, ';')] as [string, string],
      ),
    ),
  ).toEqual([])
})

test('hooks of a screen are as short as the screen', () => {
  const hook = 'apps/web/src/screens/ads/use-a.ts'
  expect(check([hook, lines(screenLines + 1, ';')])).toHaveLength(1)
})

test('a component has a limit of its own, and a function that draws nothing has none', () => {
  const path = 'packages/views/src/ads/a.tsx'
  const body = `(\n${lines(componentLines)})`
  expect(check([path, `export function Ads() { return ${body.replace('\n)', '\n0)')} }`])).toEqual([
    `${path}:1 Ads has ${componentLines + 2} lines, and may have ${componentLines}`,
  ])
  expect(check([path, `export function adsOf() { return ${body.replace('\n)', '\n0)')} }`])).toEqual([])
})

test.each([
  ['an interface', `export interface Props { ${named(members + 1)} }`],
  ['a type', `type Props = { ${named(members + 1)} }`],
  ['one type of a union', `type Props = { a0: string } | { ${named(members + 1)} }`],
  ['what is inherited', `interface A { ${named(members)} }\ninterface Props extends A { b: string }`],
  ['an intersection', `interface A { ${named(members)} }\ntype Props = A & { b: string }`],
  ['what is picked', `interface Props extends Pick<B, 'x' | 'y'> { ${named(members - 1)} }`],
  ['what is not left out', `interface A { ${named(members + 2)} }\ntype Props = Omit<A, 'a0'>`],
])('counts the members of %s', (_, text) => {
  const found = check(['packages/views/src/ads/a.tsx', text]).filter((one) => one.includes('Props'))
  expect(found).toEqual([
    expect.stringContaining(`Props has ${members + 1} members, and may have ${members}`),
  ])
})

test('counts what is inherited from another file, under the name it has there', () => {
  const parent = `export interface A { ${named(members)} }`
  const child = "import type { A } from './a.ts'\nexport interface Props extends A { b: string }"
  const found = check(['packages/views/src/ads/a.ts', parent], ['apps/web/src/screens/ads/b.tsx', child])
  expect(found).toEqual([expect.stringMatching(/^apps.*Props has 16 members/)])
})

test('a type repeats no member by inheriting it', () => {
  const text = `interface A { ${named(members)} }\ninterface Props extends A { ${named(members)} }`
  expect(check(['packages/views/src/ads/a.tsx', text])).toEqual([])
})

test('a layout names a few regions; more of them are slots that others fill', () => {
  const slots = (count: number) =>
    `interface Props { ${Array.from({ length: count }, (_, place) => `a${place}?: ReactNode`).join('; ')} }`
  const path = 'packages/views/src/ads/a.tsx'
  expect(check([path, slots(regions)])).toEqual([])
  expect(check([path, slots(regions + 1)])).toEqual([
    `${path}:1 Props has ${regions + 1} slots, and may have ${regions}`,
  ])
})
