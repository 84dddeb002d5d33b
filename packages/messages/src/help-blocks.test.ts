import { helpArticleNames, helpArticles, helpSubjects } from '@aloft/domain/assistant/help-articles'
import { expect, it } from 'vitest'
import { help } from './en/help/help.ts'
import { helpAsLine, helpBlocks } from './help-blocks.ts'
import { helpNumbers, helpTopics } from './help-topics.ts'

it('reads steps and the paragraphs around them', () => {
  expect(helpBlocks('Before.\n1. One.\n2. Two.\nAfter 2. of May.')).toEqual([
    { kind: 'text', text: 'Before.' },
    { kind: 'steps', steps: ['One.', 'Two.'] },
    { kind: 'text', text: 'After 2. of May.' },
  ])
  expect(helpAsLine('Before.\n1. One.\n2. Two.')).toBe('Before. One. Two.')
})

it('has at least 30 articles, with texts for each, and articles for each subject (ACA-05)', () => {
  expect(helpArticleNames.length).toBeGreaterThanOrEqual(30)
  expect(Object.keys(help.topics).toSorted()).toEqual(helpArticleNames.toSorted())
  expect(helpArticleNames).toEqual(expect.arrayContaining([...helpTopics]))
  const used = new Set(Object.values(helpArticles).map(({ subject }) => subject))
  expect([...used]).toEqual(helpSubjects)
})

it.each(helpArticleNames)('%s asks a question, numbers its steps, and names only known numbers', (name) => {
  const { question, answer } = help.topics[name]
  expect(question).toMatch(/^(How|What|Where|When|Who|Do) .*\?$/)
  const numbers = answer.split('\n').flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? [])
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  const values = [...answer.matchAll(/\{\{(\w+)\}\}/g)].map(([, value]) => value)
  expect(['product', ...Object.keys(helpNumbers)]).toEqual(expect.arrayContaining(values))
})

it.each(helpArticleNames)('%s has at most 18 words in a sentence', (name) => {
  const sentences = helpAsLine(help.topics[name].answer).split(/(?<=[.!?:]) /)
  const long = sentences.filter((sentence) => sentence.split(' ').length > 18)
  expect(long).toEqual([])
})
