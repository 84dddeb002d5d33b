import type { InspectorEntry, InspectorEvent, InspectorMoment, InspectorWay } from './inspector-data.ts'

export const lampNow: InspectorMoment = {
  value: { repair: 'working' },
  context: { broughtAt: { $date: '2026-11-21T12:00:00.000Z' }, parts: ['fuse', 'cable'], fee: null },
  status: 'active',
  active: ['lamp', 'lamp.repair', 'lamp.repair.working'],
}

const waiting: InspectorMoment = {
  ...lampNow,
  value: { repair: 'waiting' },
  active: ['lamp', 'lamp.repair', 'lamp.repair.waiting'],
}

export const lampEntries: readonly InspectorEntry[] = [
  { ...waiting, seq: 1, atMs: 0, event: { type: 'BRING', parts: ['fuse'] }, taken: ['lamp.dark|BRING|0'] },
  { ...waiting, seq: 2, atMs: 420, event: { type: 'BRING', parts: [] }, taken: [] },
  {
    ...lampNow,
    seq: 3,
    atMs: 1500,
    event: { type: 'xstate.after.1500.lamp.repair.waiting' },
    taken: ['lamp.repair.waiting|after|0'],
  },
]

export const lampEvents: readonly InspectorEvent[] = [
  { type: 'BRING', isPossible: false, example: '{\n  "parts": ["fuse"]\n}' },
  { type: 'DUST', isPossible: true, example: '' },
  { type: 'SKIP', isPossible: true, example: '{\n  "reason": "beyond repair"\n}' },
]

const way = { target: 'lamp.repair', guard: null, actions: [] }

export const lampWays: readonly InspectorWay[] = [
  { ...way, id: '1', source: 'lamp.dark', kind: 'event', cause: 'BRING', actions: ['note'] },
  { ...way, id: '2', source: 'lamp.repair', target: 'lamp.bright', kind: 'done', cause: 'workshop' },
  { ...way, id: '3', source: 'lamp.repair', target: 'lamp.dark', kind: 'error', cause: 'workshop' },
  {
    ...way,
    id: '4',
    source: 'lamp.repair',
    target: 'lamp.bright',
    kind: 'event',
    cause: 'SKIP',
    guard: 'isOld',
  },
  { ...way, id: '5', source: 'lamp.repair', target: null, kind: 'after', cause: '1.5 s', actions: ['tick'] },
]
