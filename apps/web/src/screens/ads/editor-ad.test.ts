import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { expect, it } from 'vitest'
import { editorLock } from './editor-ad.ts'

const away = { ...exampleBalloon, archiveDate: new Date('2026-11-02T09:00:00Z') }
const live = { ...exampleBalloon, status: 'running' } as const

it.each([
  ['an ad in work', exampleBalloon, true, null],
  ['one that is live', live, true, 'status'],
  ['one that is put away', away, true, 'archived'],
  ['one in work of a brand where one may only look', exampleBalloon, false, 'rights'],
  ['one put away where one may only look', away, false, 'rights'],
] as const)('%s is held by the right thing', (_, balloon, mayWrite, lock) => {
  expect(editorLock(balloon, mayWrite)).toBe(lock)
})
