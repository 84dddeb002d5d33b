import type { ChartDrawing } from './chart-drawing.ts'

/** A small machine, laid out: a lamp that is repaired. */
export const lampDrawing: ChartDrawing = {
  id: 'lamp',
  width: 460,
  height: 420,
  nodes: [
    {
      id: 'lamp',
      parentId: null,
      kind: 'compound',
      name: 'lamp',
      inside: ['DUST / wipe'],
      box: { x: 0, y: 0, width: 460, height: 420 },
    },
    {
      id: 'lamp:initial',
      parentId: 'lamp',
      kind: 'initial',
      name: '',
      inside: [],
      box: { x: 74, y: 60, width: 12, height: 12 },
    },
    {
      id: 'lamp.dark',
      parentId: 'lamp',
      kind: 'atomic',
      name: 'dark',
      inside: [],
      box: { x: 32, y: 92, width: 96, height: 36 },
    },
    {
      id: 'lamp.repair',
      parentId: 'lamp',
      kind: 'compound',
      name: 'repair',
      inside: ['runs workshop'],
      box: { x: 180, y: 60, width: 256, height: 236 },
    },
    {
      id: 'lamp.repair.waiting',
      parentId: 'lamp.repair',
      kind: 'atomic',
      name: 'waiting',
      inside: [],
      box: { x: 212, y: 124, width: 96, height: 36 },
    },
    {
      id: 'lamp.repair.working',
      parentId: 'lamp.repair',
      kind: 'atomic',
      name: 'working',
      inside: ['entry / heat'],
      box: { x: 212, y: 228, width: 112, height: 52 },
    },
    {
      id: 'lamp.bright',
      parentId: 'lamp',
      kind: 'final',
      name: 'bright',
      inside: [],
      box: { x: 212, y: 364, width: 96, height: 36 },
    },
  ],
  edges: [
    {
      id: 'start',
      source: 'lamp:initial',
      target: 'lamp.dark',
      points: [
        { x: 80, y: 72 },
        { x: 80, y: 92 },
      ],
      label: null,
      ways: [{ id: 'lamp|initial|0', kind: 'initial', lines: [] }],
    },
    {
      id: 'bring',
      source: 'lamp.dark',
      target: 'lamp.repair',
      points: [
        { x: 80, y: 128 },
        { x: 80, y: 184 },
        { x: 180, y: 184 },
      ],
      label: { x: 88, y: 160, width: 60, height: 20 },
      ways: [{ id: 'lamp.dark|BRING|0', kind: 'event', lines: ['BRING'] }],
    },
    {
      id: 'begin',
      source: 'lamp.repair.waiting',
      target: 'lamp.repair.working',
      points: [
        { x: 260, y: 160 },
        { x: 260, y: 228 },
      ],
      label: { x: 268, y: 176, width: 130, height: 36 },
      ways: [{ id: 'lamp.repair.waiting|after|0', kind: 'after', lines: ['after 1.5 s', '[hasParts]'] }],
    },
    {
      id: 'mend',
      source: 'lamp.repair',
      target: 'lamp.bright',
      points: [
        { x: 260, y: 296 },
        { x: 260, y: 364 },
      ],
      label: { x: 268, y: 316, width: 130, height: 36 },
      ways: [
        { id: 'lamp.repair|done|0', kind: 'done', lines: ['done workshop'] },
        { id: 'lamp.repair|SKIP|0', kind: 'event', lines: ['SKIP'] },
      ],
    },
  ],
}
