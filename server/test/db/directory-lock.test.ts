import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { lockDirectory } from '../../src/db/directory-lock.ts'

const dir = mkdtempSync(join(tmpdir(), 'aloft-lock-'))
const file = join(dir, 'lock')
afterAll(() => rmSync(dir, { recursive: true }))
afterEach(() => rmSync(file, { force: true }))

const module = join(import.meta.dirname, '../../src/db/directory-lock.ts')
const program = `
  import { lockDirectory } from ${JSON.stringify(module)}
  try { lockDirectory(${JSON.stringify(dir)}); console.log('taken') } catch (error) { console.log(error.message) }
  setInterval(() => {}, 1000)`

/** A second process that tries to lock the directory, prints the result, and stays. */
async function secondProcess(): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  const [data] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, output: data.toString().trim() }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe('lockDirectory', () => {
  it('refuses a second process while the first lives, saying which, since when, where, and what to do', async () => {
    const unlock = lockDirectory(dir)
    utimesSync(file, new Date('2026-11-22T08:15:59Z'), new Date('2026-11-22T08:15:59Z'))
    const { child, output: data } = await secondProcess()
    await end(child)
    expect(data).toBe(
      [
        `The data in ${dir} is in use by process ${process.pid} since 2026-11-22 08:15 UTC.`,
        `Stop that process (kill ${process.pid}), or start this one on other data: set DATA_DIR to another folder,`,
        'and PORT to another port.',
      ].join('\n'),
    )
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    unlock()
  })

  it('takes over what a killed process left behind', async () => {
    const { child, output: data } = await secondProcess()
    expect(data).toBe('taken')
    expect(() => lockDirectory(dir)).toThrow(new RegExp(`in use by process ${child.pid} since `))
    await end(child)
    const unlock = lockDirectory(dir)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    unlock()
    expect(existsSync(file)).toBe(false)
  })

  it.each(['', 'no number', '-1', '0'])('takes over a lock that names no process: %o', (content) => {
    writeFileSync(file, content)
    lockDirectory(dir)()
    expect(existsSync(file)).toBe(false)
  })
})
