import { expect, it } from 'vitest'
import { closeMarks, markdownBlocks } from './markdown-blocks.ts'

it('cuts at blank lines', () => {
  expect(markdownBlocks('You set the budget.\nYes.\n\n\nIt starts at €5.\n')).toEqual([
    'You set the budget.\nYes.',
    'It starts at €5.',
  ])
})

it('keeps code with blank lines whole, also while it is being written', () => {
  expect(markdownBlocks('```\na\n\nb\n```\n\nDone')).toEqual(['```\na\n\nb\n```', 'Done'])
  expect(markdownBlocks('```\na\n\nb')).toEqual(['```\na\n\nb'])
})

it('keeps a list with blank lines whole, so that its numbers continue', () => {
  expect(markdownBlocks('1. Brief\n\n   With facts.\n\n2. Ad\n\nThen launch.')).toEqual([
    '1. Brief\n\n   With facts.\n\n2. Ad',
    'Then launch.',
  ])
})

it('never changes an earlier block when text is added', () => {
  const text = 'First.\n\n- a\n- b\n\n```\ncode\n\n```\n\nLast **bold** line.'
  let known: readonly string[] = []
  for (let length = 1; length <= text.length; length += 1) {
    const blocks = markdownBlocks(text.slice(0, length))
    expect(blocks.slice(0, Math.max(0, known.length - 1))).toEqual(known.slice(0, -1))
    known = blocks
  }
})

it.each([
  ['You set the **budg', 'You set the **budg**'],
  ['You set the **', 'You set the'],
  ['You set the **budget**', 'You set the **budget**'],
  ['Press `Laun', 'Press `Laun`'],
  ['Open [Ads](page:li', 'Open Ads'],
  ['Open [Ads', 'Open Ads'],
  ['Open [Ads](page:list) and', 'Open [Ads](page:list) and'],
  ['```\ncode', '```\ncode\n```'],
  ['Plain text', 'Plain text'],
])('closes the open marks of %j', (block, closed) => {
  expect(closeMarks(block)).toBe(closed)
})
