import { expect, test } from 'vitest'
import { reportOn } from './report-on.ts'

// Joined here, because this file would cite an unknown requirement otherwise.
const unknown = ['GEN', '99'].join('-')

test('sources and documents cite requirements that exist', { timeout: 30_000 }, async () => {
  const good = await reportOn({
    'server/src/http/a.ts': '// ABC-01\nexport const a = 1\n',
    'docs/a.md': 'See ABC-01.\n',
  })
  expect(good).toEqual([])
  const bad = await reportOn({
    'server/src/http/a.ts': `// ABC-01\nexport const a = '${unknown}'\n`,
    'stories/a.mdx': `\n\nSee ${unknown}.\n`,
  })
  expect(bad).toEqual([
    'requirement numbers @ server/src/http/a.ts:2',
    'requirement numbers @ stories/a.mdx:3',
  ])
})

test('a tree without requirements is an error, not a success', { timeout: 30_000 }, async () => {
  await expect(reportOn({ 'docs/requirements.md': '# Requirements\n' })).rejects.toThrow(
    'holds no requirement',
  )
})
