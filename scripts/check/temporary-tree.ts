import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** For tests: a folder under Git with these files, until the test ends. Nothing is added or committed. */
export function temporaryTree(files: Readonly<Record<string, string>>, { hasGit = true } = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'aloft-tree-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (hasGit) git('init')
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { root, write, git, remove: (path: string) => rmSync(join(root, path)) }
}
