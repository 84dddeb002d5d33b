import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A PostgreSQL server in a temporary folder. */
export interface PostgresCluster {
  /** Address of a database whose user can create others. */
  readonly url: string
  /** Kills the server as a power cut would, without closing connections. */
  kill(): void
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>
  stop(): void
}

const isRoot = process.getuid?.() === 0

/** Folder of PostgreSQL's programs on this machine: Debian's newest, otherwise those on PATH. */
export function findPostgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((dir) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(dir, program))))
}

/** Starts a cluster with the programs of a folder. It ends with this process at the latest. */
export async function startPostgresCluster(bin: string): Promise<PostgresCluster> {
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
    // What is committed survives a killed server all the same: the system has it.
    '-c fsync=off',
    '-c full_page_writes=off',
  ]
  const start = () =>
    run('pg_ctl', ['start', '-D', data, '-l', join(base, 'log'), '-w', '-o', options.join(' ')])
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
    start()
  } catch (error) {
    stop()
    throw error
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill() {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      // Without the processes of its connections, one of which could still answer on a busy machine.
      const children = `/proc/${pid}/task/${pid}/children`
      const connections = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : []
      for (const each of [pid, ...connections]) kill(Number(each))
    },
    async restart() {
      // The processes of its connections only notice its end after a moment, and prevent a new start until
      // then.
      for (let tries = 0; ; tries++) {
        try {
          return start()
        } catch (error) {
          if (tries === 20) throw error
          await setTimeout(250)
        }
      }
    },
    stop,
  }
}

// PostgreSQL refuses to run as root, so root starts it as a user without rights.
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

/** A process that has ended meanwhile is fine. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
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
