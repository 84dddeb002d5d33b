import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of the product. */
export interface Requirement {
  /** Its group's prefix and its number there, such as ABC-01. */
  number: string
  /** As Markdown; for the rows of ACT, the name of an API action. */
  text: string
}

/** Rules about one subject. */
export interface RequirementGroup {
  /** The three characters that its numbers start with. */
  prefix: string
  title: string
  requirements: Requirement[]
}

/** The file with every rule, from the root of the repository. */
export const requirementsFile = 'docs/requirements.md'

const heading = /^## ([A-Z][A-Z0-9]{2}) - (.+)$/
const row = /^\| *([A-Z][A-Z0-9]{2})-(\d{2,3}) *\| *(.*?) *(?<!\\)\|/

/** The rules of the repository at `root`. Throws if the file is missing or can't be parsed. */
export function readRequirements(root: string): RequirementGroup[] {
  return parseRequirements(readFileSync(join(root, requirementsFile), 'utf8'))
}

/**
 * Parses tables below headings such as "## ABC - Subject", in order. Throws if there are none, if a number is
 * used twice, or if one is outside its group.
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
