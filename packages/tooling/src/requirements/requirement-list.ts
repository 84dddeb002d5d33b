import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of the product. */
export interface Requirement {
  /** Its group's prefix and its place there, such as ABC-01. */
  number: string
  /** As Markdown; the name of an API action for the rows of ACT. */
  text: string
}

/** Rules about one subject. */
export interface RequirementGroup {
  /** The three characters its numbers begin with. */
  prefix: string
  title: string
  requirements: Requirement[]
}

/** Where every rule stands, from the root of the repository. */
export const requirementsFile = 'docs/requirements.md'

const heading = /^## ([A-Z][A-Z0-9]{2}) - (.+)$/
const row = /^\| *([A-Z][A-Z0-9]{2})-(\d{2,3}) *\| *(.*?) *(?<!\\)\|/

/** The rules of the repository at `root`. Throws where the file is missing, and as `parseRequirements` does. */
export function readRequirements(root: string): RequirementGroup[] {
  return parseRequirements(readFileSync(join(root, requirementsFile), 'utf8'))
}

/**
 * The rules in a text of tables below headings such as "## ABC - Subject", in its order. Throws where there is none,
 * where a number is used twice, and where one stands outside its group.
 */
export function parseRequirements(markdown: string): RequirementGroup[] {
  const groups: RequirementGroup[] = []
  const numbers = new Set<string>()
  for (const line of markdown.split('\n')) {
    const [, prefix, title] = heading.exec(line) ?? []
    if (prefix && title) groups.push({ prefix, title, requirements: [] })
    const [, letters, digits, text] = row.exec(line) ?? []
    if (!letters || !digits) continue
    const number = `${letters}-${digits}`
    const group = groups.at(-1)
    if (group?.prefix !== letters) throw new Error(`${requirementsFile}: ${number} is outside its group`)
    if (numbers.has(number)) throw new Error(`${requirementsFile}: ${number} is there twice`)
    numbers.add(number)
    group.requirements.push({ number, text: text ?? '' })
  }
  if (numbers.size === 0) throw new Error(`${requirementsFile} holds no requirement`)
  return groups
}
