import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { expect, it } from 'vitest'
import { actsOn } from './palette-acts.ts'

const anything = () => true
const draft = { ...exampleBalloon, status: 'IN_PROGRESS', ads: [] } as const
const live = { ...exampleBalloon, status: 'running', ads: ['its launch'] } as const

it('offers what the status of an ad allows', () => {
  expect(actsOn(draft, anything)).toEqual(['launch', 'duplicate', 'rename', 'archive'])
  expect(actsOn(live, anything)).toEqual(['report', 'newVersion', 'duplicate', 'stop', 'archive'])
  expect(actsOn({ ...live, status: 'payment_failed' }, anything)).not.toContain('stop')
})

it('offers only what the caller may do', () => {
  expect(actsOn(live, () => false)).toEqual(['report'])
  expect(actsOn(draft, (name) => name !== 'launch-ad')).not.toContain('launch')
})

it('offers nothing for an ad in the archive, or one that is still being made', () => {
  expect(actsOn({ ...live, archiveDate: new Date() }, anything)).toEqual([])
  expect(actsOn({ ...draft, progress: 40 }, anything)).toEqual([])
})
