import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Locks the data directory for this process, because the embedded database does not notice a second writer. Takes over
 * the lock of a process that no longer exists. Returns the function to release it.
 */
export function lockDirectory(dir: string): () => void {
  const path = join(dir, 'lock')
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch {
    const holder = Number(readFileSync(path, 'utf8'))
    // An incompletely written lock has no process id, and signals to 0 or below would reach whole process groups.
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new Error(inUse(dir, holder, statSync(path).mtime))
    }
    writeFileSync(path, String(process.pid))
  }
  return () => rmSync(path, { force: true })
}

function inUse(dir: string, holder: number, since: Date): string {
  const time = since.toISOString().slice(0, 16).replace('T', ' ')
  return [
    `The data in ${resolve(dir)} is in use by process ${holder} since ${time} UTC.`,
    `Stop that process (kill ${holder}), or start this one on other data: set DATA_DIR to another folder,`,
    'and PORT to another port.',
  ].join('\n')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
