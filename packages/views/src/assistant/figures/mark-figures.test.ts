import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { knownInOutput } from '@aloft/domain/assistant/figures/known-figures.rules'
import { describe, expect, it } from 'vitest'
import { type AnswerNode, markFigures } from './mark-figures.ts'

const evidence: Evidence = {
  known: knownInOutput({ currency: 'EUR', cost: 34.5, clicks: 120 }),
  callId: 'c1',
  earlier: null,
}
const text = (value: string): AnswerNode => ({ type: 'text', value })
const element = (tagName: string, ...children: AnswerNode[]): AnswerNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const written = ({ value, children }: AnswerNode): string => value ?? (children ?? []).map(written).join('')
const marked = (node: AnswerNode): (readonly [string, unknown])[] =>
  node.tagName === 'mark'
    ? [[written(node), node.properties?.['dataCall'] ?? null]]
    : (node.children ?? []).flatMap(marked)

function mark(isPart: boolean, ...children: AnswerNode[]) {
  const tree: AnswerNode = { type: 'root', children }
  const before = written(tree)
  markFigures({ evidence, isPart, timeZone: 'UTC' })(tree)
  expect(written(tree)).toBe(before)
  return marked(tree)
}

describe('figures of a parsed answer', () => {
  it('are marked where they are, with the call that read them', () => {
    expect(
      mark(false, element('p', text('It cost '), element('strong', text('€34.50')), text(', not €99.'))),
    ).toEqual([
      ['€34.50', 'c1'],
      ['€99', null],
    ])
  })

  it('keep their unit across marks', () => {
    expect(mark(false, element('p', element('strong', text('€')), text('120 a day')))).toEqual([
      ['€', null],
      ['120', null],
    ])
  })

  it('are no links inside a link', () => {
    expect(mark(false, element('a', text('€34.50 and €99')))).toEqual([['€99', null]])
  })

  it('wait for the end of their sentence while it’s written', () => {
    expect(mark(true, element('p', text('It cost €99. And €1')))).toEqual([['€99', null]])
    expect(mark(true, element('p', text('It cost €99')))).toEqual([])
    expect(mark(true, element('p', text('It cost €99.')))).toEqual([])
  })
})
