import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const dist = join(root, 'apps/web/dist')
const stamp = join(root, '.cache/web-build')
const chunks = join(root, '.cache/web-chunks.json')

/**
 * Builds the web app unless its sources are unchanged since the last build. The developers' pages (`/0/dev`)
 * are only included in development.
 */
export function buildWeb(hasDevPages = process.env['ALOFT_ENV'] !== 'production'): void {
  const wanted = `${hashOfSources()} ${hasDevPages ? 'development' : 'production'}`
  if (existsSync(dist) && existsSync(chunks) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return
  const done = spawnSync('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    // The caller, such as a test, may have set NODE_ENV, which would include React's slow development build.
    env: { ...process.env, NODE_ENV: 'production', DEV_PAGES: hasDevPages ? '1' : '0' },
  })
  if (done.status !== 0) throw new Error('The web app could not be built.')
  if (!hasDevPages) refuseDevPages()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Every exported log has a mark, so its presence shows whether the inspector is in a build. */
function refuseDevPages(): void {
  const assets = join(dist, 'assets')
  const marked = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('aloft-machine-log'),
  )
  if (marked.length > 0) throw new Error(`A build for production holds the inspector: ${marked.join(', ')}`)
}

function hashOfSources(): string {
  const listed = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'pnpm-lock.yaml'],
    { cwd: root, encoding: 'utf8' },
  )
  // Outside a git checkout, every start builds: slower, but never stale.
  if (listed.status !== 0) return `${Date.now()}`
  const hash = createHash('sha256')
  for (const path of listed.stdout.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

// Run directly, it makes the build for the container image.
if (import.meta.main) buildWeb(false)
