import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { root } from '../root.ts'

/** The commit to compare with: the one asked for, else where this branch left main, else the parent of main's last. */
export function resolveBase(asked: string | undefined): string {
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`)
  const head = git('rev-parse', 'HEAD')
  const main = ['main', 'origin/main'].find(
    (name) => tryGit('rev-parse', '--verify', '--quiet', name) !== null,
  )
  const fork = main ? tryGit('merge-base', main, 'HEAD') : null
  return fork && fork !== head ? fork : git('rev-parse', 'HEAD^')
}

/** A commit as people read it. */
export function describeCommit(commit: string): string {
  return git('log', '-1', '--format=%h “%s”', commit)
}

/** The text of a file at a commit, or null if it was not there. */
export function fileAt(commit: string, path: string): string | null {
  return tryGit('show', `${commit}:${path}`)
}

/** Checks a commit out into a folder with its own dependencies, for as long as `work` takes. */
export async function withCheckout<T>(commit: string, folder: string, work: () => Promise<T>): Promise<T> {
  // One that was left by an interrupted review may be of another commit.
  removeCheckout(folder)
  git('worktree', 'add', '--detach', '--force', folder, commit)
  try {
    run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], folder)
    return await work()
  } finally {
    removeCheckout(folder)
  }
}

function removeCheckout(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
}

function git(...args: string[]): string {
  return run('git', args, root)
}

function tryGit(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`)
  return stdout.trim()
}
