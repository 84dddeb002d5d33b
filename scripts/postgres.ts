import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface RunningPostgres {
  /** Address of a database whose user may create others. */
  readonly url: string
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL where it is set, else a throw-away cluster of the binaries on this
 * machine, which root on Debian installs first. Without any of these it says why the lane is skipped.
 */
export async function ensurePostgres(): Promise<RunningPostgres | { skipped: string }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const bin = findBinaries() ?? installBinaries()
  if (!bin) return { skipped: 'no PostgreSQL found; install one or set TEST_DATABASE_URL' }
  return startCluster(bin)
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((dir) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(dir, program))))
}

function installBinaries(): string | undefined {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  // The run level keeps the package from starting a cluster of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { env, stdio: 'ignore' })
  return findBinaries()
}

async function startCluster(bin: string): Promise<RunningPostgres> {
  const base = mkdtempSync(join(tmpdir(), 'aloft-postgres-'))
  const owner = isRoot ? systemUser() : undefined
  if (owner) chownSync(base, owner.uid, owner.gid)
  const run = (program: string, args: readonly string[]) => runAs(owner?.name, join(bin, program), args, base)

  const data = join(base, 'data')
  const port = await freePort()
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    '-c fsync=off',
    '-c synchronous_commit=off',
    '-c full_page_writes=off',
  ]
  const stop = () => {
    process.off('exit', stop)
    try {
      if (existsSync(join(data, 'postmaster.pid')))
        run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w'])
    } finally {
      rmSync(base, { recursive: true, force: true })
    }
  }
  process.on('exit', stop)
  try {
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
    run('pg_ctl', ['start', '-D', data, '-l', join(base, 'log'), '-w', '-o', options.join(' ')])
  } catch (error) {
    stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: async () => stop() }
}

// PostgreSQL refuses to run as root, so root hands it to a user without rights.
function systemUser(): { name: string; uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((part) => spawnSync('id', [part, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0)
      return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('No system user found to run PostgreSQL as.')
}

function runAs(user: string | undefined, program: string, args: readonly string[], cwd: string): void {
  const command = user ? ['runuser', '-u', user, '--', program, ...args] : [program, ...args]
  const done = spawnSync(command[0] ?? '', command.slice(1), {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (done.status !== 0) throw new Error(`${command.join(' ')} failed: ${done.error?.message ?? done.stderr}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
