import { expect, it } from 'vitest'
import { balloonStatuses } from './balloon-status.rules.ts'
import type { Balloon } from './balloon.entity.ts'
import { deletionBlockOf } from './deletion.rules.ts'

const launch: Balloon['ads'][number] = { runId: 'r1', data: { adAccountType: 'provider', stopReason: null } }

it('lets an ad go that was never launched, and none that is under way or was (EDT-04, FLV-11)', () => {
  const blocks = Object.fromEntries(
    balloonStatuses.map((status) => [
      status,
      [deletionBlockOf({ status, ads: [] }), deletionBlockOf({ status, ads: [launch] })],
    ]),
  )
  const [free, under] = [
    [null, 'hasRunHistory'],
    ['adRunning', 'adRunning'],
  ]
  expect(blocks).toEqual({
    IN_PROGRESS: free,
    rejected: free,
    stopped: free,
    finished: free,
    payment_failed: free,
    deprecated: free,
    pending: under,
    pending_approval: under,
    learning: under,
    running: under,
    endingSoon: under,
    pending_refund: under,
  })
})
