import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stepsOf } from '../packages/domain/src/guide/guide-steps.ts'
import { guideTaskNames } from '../packages/domain/src/guide/guide-task-names.rules.ts'

const root = join(import.meta.dirname, '..')

it('names a control for each step of the guide (OPN-78)', () => {
  const files = globSync('{packages/{views,design-system}/src,apps/web/src}/**/*.{ts,tsx}', { cwd: root })
  const named = new Set<string>()
  for (const file of files) {
    if (/\.(?:stories|test|fixtures)\./.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    // A name, or several with a space between them, in quotes.
    for (const [, names = ''] of text.matchAll(/['"]((?:\w+\.\w+ ?)+)['"]/g))
      for (const name of names.split(' ')) named.add(name)
  }
  const missing = guideTaskNames.flatMap((task) => stepsOf(task).map(({ selector }) => selector))
  expect(missing.filter((name) => !named.has(name))).toEqual([])
})
