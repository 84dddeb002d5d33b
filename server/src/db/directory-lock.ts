import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the data directory for this process, since the embedded database does not notice a second writer.
 * A lock left behind by a process that is gone is taken over. Returns the release.
 */
export function lockDirectory(dir: string): () => void {
  const path = join(dir, 'lock')
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch {
    const holder = Number(readFileSync(path, 'utf8'))
    // A lock cut off while it was written names nobody, and signals to 0 or less would reach whole groups.
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `The data directory ${dir} is in use by process ${holder}. Stop it or set another DATA_DIR.`,
      )
    }
    writeFileSync(path, String(process.pid))
  }
  return () => rmSync(path, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
