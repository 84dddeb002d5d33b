import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSource, readSourceFile } from '../tree/source-file.ts'
import { layoutStyleViolations } from './layout-styles.ts'

const root = join(import.meta.dirname, '../../../..')
const house = ['theme/scale.ts', 'primitives/layout-props.ts'].map((file) =>
  readSourceFile(root, `packages/design-system/src/${file}`),
)
const plain = '<div className={css.part} aria-label="Part" />'

function found(style: string, jsx = plain, rest = '') {
  const violations = layoutStyleViolations([
    ...house,
    parseSource('packages/views/src/plans/a.css.ts', `export const part = style(${style})\n${rest}`),
    parseSource(
      'packages/views/src/plans/a.tsx',
      `import * as css from './a.css.ts'\nexport const a = <>${jsx}</>`,
    ),
  ])
  return violations.map((violation) => `${violation.file}:${violation.line} ${violation.found}`)
}

test.each([
  ["{ display: 'grid', gap: 12 }", '<Stack gap={12}>'],
  ["{ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0 }", '<Stack gap={4} align="start">'],
  ["{ display: 'flex', flexDirection: 'column' }", '<Stack gap={0}>'],
  ["{ display: 'flex', alignItems: 'center', gap: 8 }", '<Row gap={8}>'],
  [
    "{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', justifyContent: 'space-between' }",
    '<Cluster gap={12} rowGap={4} align="stretch" justify="between">',
  ],
  [
    "{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }",
    '<Grid columnWidth={120} gap={8} isStretched>',
  ],
])('%s is what %s does', (style, layout) => {
  expect(found(style)).toEqual([`packages/views/src/plans/a.css.ts:1 part only lays out, as ${layout} does`])
})

test.each([
  ['does more', "{ display: 'grid', gap: 8, color: 'red' }"],
  ['has a gap of its own', "{ display: 'grid', gap: 5 }"],
  ['has columns of different widths', "{ display: 'grid', gridTemplateColumns: '20px 1fr' }"],
  ['reads a value', "{ display: 'grid', gap: size }"],
])('a style that %s stays', (_, style) => {
  expect(found(style)).toEqual([])
})

test.each([
  ['needs another element', '<form className={css.part} />'],
  ['needs a handler', '<div className={css.part} onClick={show} />'],
  ['is not alone on its element', '<div className={`${css.part} ${css.other}`} />'],
  ['is not alone on one of its elements', `${plain}<form className={css.part} />`],
  ['is on a component', '<Menu className={css.part} />'],
])('a style that %s stays', (_, jsx) => {
  expect(found("{ display: 'grid', gap: 8 }", jsx)).toEqual([])
})

test('a style with the name of a property goes', () => {
  const rest = 'export const other = style({ part: 1, color: vars.part })'
  expect(found("{ display: 'grid', gap: 8 }", plain, rest)).toHaveLength(1)
})

test('a style that others in its file use stays', () => {
  const rest = 'globalStyle(`${part} > h2`, { minWidth: 0 })'
  expect(found("{ display: 'grid', gap: 8 }", plain, rest)).toEqual([])
})
