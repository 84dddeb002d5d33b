import type { Proof } from '../packages/tooling/src/requirements/proofs.ts'
import type { Requirement, RequirementGroup } from '../packages/tooling/src/requirements/requirement-list.ts'
import { command, paragraphs, table } from './page.ts'
import type { Page } from './page.ts'

/** docs/requirements-tests.md: the tests that cite each rule, or a line that says there are none. */
export function requirementTestsPage(groups: readonly RequirementGroup[], proofs: readonly Proof[]): Page {
  const proofsByNumber = Map.groupBy(proofs, ({ number }) => number)
  const counts = groups.map(({ prefix, title, requirements }) => {
    const proven = requirements.filter(({ number }) => proofsByNumber.has(number))
    return { prefix, title, rules: requirements.length, proven: proven.length }
  })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const text = [
    '# Requirements and their tests',
    `${sum(counts.map(({ proven }) => proven))} of the ${sum(counts.map(({ rules }) => rules))} rules in [requirements](requirements.md) have a test that cites them. A test cites a rule by its number: in its title, in its body, or in a comment above it. \`${command}\` writes this page from \`docs/requirements.md\` and from every test, journey and story.`,
    table(
      ['group', 'about', 'rules', 'with a test'],
      counts.map(({ prefix, title, rules, proven }) => [prefix, title, String(rules), String(proven)]),
    ),
    ...groups.flatMap(({ prefix, title, requirements }) => [
      `## ${prefix} - ${title}`,
      requirements.map((rule) => entry(rule, proofsByNumber.get(rule.number) ?? [])).join('\n'),
    ]),
  ]
  return { path: 'docs/requirements-tests.md', text: paragraphs(text) }
}

function entry({ number, text }: Requirement, proofs: readonly Proof[]): string {
  const lines = proofs.length > 0 ? proofs.map(proofLine) : ['No test cites this rule.']
  return [`- **${number}** ${text}`, ...lines.map((line) => `  - ${line}`)].join('\n')
}

function proofLine({ file, names }: Proof): string {
  const link = `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`
  return names.length > 0 ? `${link}: ${names.map(plain).join(' › ')}` : link
}

// A title is plain text, even if its characters have a meaning in Markdown.
function plain(title: string): string {
  return title.replaceAll(/[\\`*_<[\]]/g, '\\$&').replaceAll(/\s+/g, ' ')
}
