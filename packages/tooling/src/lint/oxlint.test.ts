import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

function rulesBrokenBy(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'aloft-lint-'))
  const options = { target: 'es2024', module: 'preserve', strict: true, types: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }))
  writeFileSync(join(folder, 'a.ts'), text)
  const config = join(root, '.oxlintrc.json')
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', config, '--type-aware', '-f', 'json', 'a.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; message: string }[] }
  return diagnostics.map(({ code, message }) => code ?? message).toSorted()
}

test(
  'promises that nobody awaits, any, default exports and stale directives are errors',
  { timeout: 30_000 },
  () => {
    expect(rulesBrokenBy('export const a = async () => 1\n')).toEqual([])
    const text = [
      'export const a = async () => 1',
      'a()',
      'export const b: any = 1',
      'export default a',
      '// oxlint-disable-next-line no-debugger -- it is not needed',
      'export const c = 1',
    ]
    expect(rulesBrokenBy(text.join('\n'))).toEqual([
      expect.stringContaining('Unused oxlint-disable directive'),
      'import(no-default-export)',
      'typescript(no-explicit-any)',
      'typescript(no-floating-promises)',
    ])
  },
)
