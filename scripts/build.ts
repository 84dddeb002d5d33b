import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const dist = join(root, 'apps/web/dist')
const stamp = join(root, '.cache/web-build')
const chunks = join(root, '.cache/web-chunks.json')

/** Builds the web app unless its sources are those of the last build. */
export function buildWeb(): void {
  const wanted = hashOfSources()
  if (existsSync(dist) && existsSync(chunks) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return
  const done = spawnSync('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  })
  if (done.status !== 0) throw new Error('The web app could not be built.')
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashOfSources(): string {
  const listed = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'pnpm-lock.yaml'],
    { cwd: root, encoding: 'utf8' },
  )
  // Outside a git checkout every start builds: slower, never stale.
  if (listed.status !== 0) return `${Date.now()}`
  const hash = createHash('sha256')
  for (const path of listed.stdout.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

if (import.meta.main) buildWeb()
