import { expect, it } from 'vitest'
import { lightOnes, smallParts } from './small-parts.ts'

const imports: Record<string, readonly string[]> = {
  list: ['money', 'field', 'table'],
  editor: ['money', 'field', 'drawing', 'label'],
  modal: ['label', 'field'],
  report: ['drawing'],
  label: ['drawing'],
  money: ['decimal'],
}

function neededBy(id: string): Set<string> {
  const reached = new Set([id])
  for (const each of reached) for (const next of imports[each] ?? []) reached.add(next)
  return reached
}

const starts = ['list', 'editor', 'modal', 'report']
const graph = { starts, neededBy, bytesOf: (id: string) => (id === 'drawing' ? 9_000 : 100) }
const all = new Set(starts.flatMap((id) => [...neededBy(id)]))

it('finds what several starts share in small pieces, and no start', () => {
  expect([...smallParts(all, graph, 1_000)].toSorted()).toEqual(['decimal', 'field', 'label', 'money'])
})

it('measures modules with the same users as one piece, as they would be one file', () => {
  expect([...smallParts(all, graph, 199)].toSorted()).toEqual(['field', 'label'])
})

it('drops what brings along a part that is not there, and what needs that', () => {
  const small = new Set(['decimal', 'field', 'label', 'money'])
  expect([...lightOnes(small, neededBy, () => false)].toSorted()).toEqual(['decimal', 'field', 'money'])
  expect([...lightOnes(new Set(['money']), neededBy, () => false)]).toEqual([])
  expect([...lightOnes(small, neededBy, (id) => id === 'drawing')]).toHaveLength(4)
})
