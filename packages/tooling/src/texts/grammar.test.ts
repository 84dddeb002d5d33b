import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGrammarFaults } from './grammar.ts'
import { readComponentDocs, readOwnTexts } from './read-texts.ts'

const root = join(import.meta.dirname, '../../../..')

// One text a kind of mistake, with the rule that finds it.
const mistakes: [text: string, rule: string][] = [
  ['Choose a image for your ad.', 'AnA'],
  ['Check the the budget.', 'RepeatedWords'],
  ['Stop the ad  now.', 'Spaces'],
  ['We saved it , and sent it.', 'CommaFixes'],
  ['Its a draft, so nothing runs.', 'ItsContraction'],
  ['The ad lost it’s budget.', 'ItsPossessive'],
  ['We cant open this page.', 'Cant'],
  ["Let's us know what happened.", 'LetsConfusion'],
  ['Their are two plans.', 'TheirToThere'],
  ['We has saved your brief.', 'PronounVerbAgreement'],
  ["We didn't saved your changes.", 'DidPast'],
  ['You can can stop it any time.', 'DoubleModal'],
  ['You could of saved it.', 'ModalOf'],
  ['This costs more then before.', 'ThenThan'],
  ['It is more cheaper than before.', 'AdjectiveDoubleDegree'],
]

const correct = [
  'Ads that use it don’t change.',
  '{{price}} {{price}} for {{name}}',
  'Paste this before <head> on every page. New here? <signUp>Sign up</signUp>',
]

test(
  'finds mistakes in texts, and none in the catalogue or the docs of components',
  { timeout: 120_000 },
  async () => {
    const texts = [...readOwnTexts(root), ...readComponentDocs(root)]
    const faults = await findGrammarFaults([
      ...mistakes.map(([text]) => text),
      ...correct,
      ...texts.map(({ text }) => text),
    ])
    const own = mistakes.length + correct.length
    expect(
      faults.filter(({ index }) => index < own).map(({ index, rule }) => [mistakes[index]?.[0], rule]),
    ).toEqual(expect.arrayContaining(mistakes))
    expect(faults.filter(({ index }) => index >= mistakes.length && index < own)).toEqual([])
    const inCatalogue = faults.flatMap(({ index, rule, found, message }) => {
      const text = texts[index - own]
      return text ? [`${text.file}:${text.line} ${text.key}: ${message} (${rule}) ${found}`] : []
    })
    expect(inCatalogue).toEqual([])
  },
)
