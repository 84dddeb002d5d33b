import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgresPrograms, startPostgresCluster } from '../server/test/support/postgres-cluster.ts'

export interface RunningPostgres {
  /** Address of a database whose user can create others. */
  readonly url: string
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL if it's set, otherwise a temporary cluster with the machine's
 * binaries, which root on Debian installs first. Without any of these, it prints why the lane is skipped.
 */
export async function ensurePostgres(): Promise<RunningPostgres | { skipped: string }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const bin = findPostgresPrograms() ?? installBinaries()
  if (!bin) return { skipped: 'no PostgreSQL found; install one or set TEST_DATABASE_URL' }
  const { url, stop } = await startPostgresCluster(bin)
  return { url, stop: async () => stop() }
}

function installBinaries(): string | undefined {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  // The run level keeps the package from starting a cluster of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { env, stdio: 'ignore' })
  return findPostgresPrograms()
}
