import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, shown } from '../figure.ts'
import { median } from '../measure.ts'
import { startProgram } from './program.ts'

const starts = 3
const mostSeconds = 6

/** Time from the start of the program until it's ready, with the embedded database. */
export async function startFigures(): Promise<Figure[]> {
  const first: number[] = []
  const warm: number[] = []
  for (let i = 0; i < starts; i++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
    first.push(await startSeconds(dataDir))
    warm.push(await startSeconds(dataDir))
    rmSync(dataDir, { recursive: true })
  }
  return [
    {
      what: 'first start, empty folder',
      measured: `${shown(median(first))} s`,
      aim: { text: `at most ${mostSeconds} s`, isMet: median(first) <= mostSeconds },
      note: 'copies the prepared demo business and moves its dates to today, as npm start does',
    },
    { what: 'warm start', measured: `${shown(median(warm))} s` },
  ]
}

async function startSeconds(dataDir: string): Promise<number> {
  const { seconds, stop } = await startProgram(dataDir, { DEMO: 'business' })
  await stop()
  return seconds
}
