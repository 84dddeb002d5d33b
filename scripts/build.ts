import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const dist = join(root, 'apps/web/dist')
const stamp = join(root, '.cache/web-build')
const chunks = join(root, '.cache/web-chunks.json')

/**
 * Builds the web app unless its sources are those of the last build. The pages for those who build the product
 * (`/0/dev`) are in it in development only.
 */
export function buildWeb(hasDevPages = process.env['ALOFT_ENV'] !== 'production'): void {
  const wanted = `${hashOfSources()} ${hasDevPages ? 'development' : 'production'}`
  if (existsSync(dist) && existsSync(chunks) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return
  const done = spawnSync('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    // Whatever starts the build, such as a test, its own NODE_ENV would bring React's slow half of development.
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
  // Outside a git checkout every start builds: slower, never stale.
  if (listed.status !== 0) return `${Date.now()}`
  const hash = createHash('sha256')
  for (const path of listed.stdout.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

// By itself it makes the build of the container image.
if (import.meta.main) buildWeb(false)
