import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { getConfiguration } from 'chromatic/node'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './root.ts'

const path = join(root, 'chromatic.config.json')
const given = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>

test('Chromatic’s CLI accepts its settings (SBK-10)', async () => {
  expect(await getConfiguration(path)).toMatchObject(given)
})

test('an unknown setting is refused', async () => {
  const wrong = join(tmpdir(), `chromatic-${process.pid}.json`)
  onTestFinished(() => rmSync(wrong))
  writeFileSync(wrong, JSON.stringify({ ...given, onlyChangedStories: true }))
  await expect(getConfiguration(wrong)).rejects.toThrow('onlyChangedStories')
})

test('the build script is ours, and the token is in no file', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(Object.keys(scripts)).toContain(given['buildScriptName'])
  expect(given).not.toHaveProperty('projectToken')
})
