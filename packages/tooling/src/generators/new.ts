import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateAction } from './action.generator.ts'
import { CannotGenerate, Draft } from './generator.ts'
import type { Generator } from './generator.ts'
import { generateMachine } from './machine.generator.ts'
import { generateLinkedModal, generateModal } from './modal.generator.ts'
import { isKebabCase } from './names.ts'
import { generateScreen } from './screen.generator.ts'
import { generateValue } from './value.generator.ts'
import { generateView } from './view.generator.ts'

const generators: Record<string, Generator> = {
  action: { words: '<name> <area>[/<subject>]', write: generateAction },
  'linked-modal': { words: '<name> <area>', write: generateLinkedModal },
  machine: { words: '<name> <area>', write: generateMachine },
  modal: { words: '<name> <area>', write: generateModal },
  screen: { words: '<name> <area>', write: generateScreen },
  value: { words: '<name> <group>', write: generateValue },
  view: { words: '<name> <area>', write: generateView },
}

const usage = [
  'Usage:',
  ...Object.entries(generators).map(([kind, { words }]) => `  npm run new ${kind} ${words}`),
  'Names are in kebab-case: npm run new action archive-idea ideas',
].join('\n')

interface Generated {
  readonly paths: readonly string[]
  /** What's left to do by hand, one line each. */
  readonly steps: readonly string[]
}

/**
 * Writes the files of a new thing below `root` and the lines in the tables that list it.
 * Throws CannotGenerate, and writes nothing, if something is in the way.
 */
export function generate(root: string, words: readonly string[]): Generated {
  const [kind = '', ...names] = words
  const [name = '', area = ''] = names
  const generator = generators[kind]
  if (!generator) throw new CannotGenerate(`${kind} can't be generated\n\n${usage}`)
  const mistake = findMistake(generator.words.split(' '), names)
  if (mistake) throw new CannotGenerate(`${mistake}\n\n${usage}`)
  const draft = new Draft(root)
  const steps = generator.write(draft, name, area)
  for (const [path, text] of draft.written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { paths: [...draft.written.keys()].toSorted(), steps }
}

function findMistake(expected: readonly string[], names: readonly string[]): string | undefined {
  const missing = expected[names.length]
  if (missing) return `${missing} is missing`
  const extra = names[expected.length]
  if (extra !== undefined) return `${extra} is one word too many`
  const wrong = names.find((name, index) => !(index === 0 ? [name] : name.split('/')).every(isKebabCase))
  return wrong === undefined ? undefined : `${wrong} isn't in kebab-case`
}

function report(root: string, { paths, steps }: Generated): void {
  console.log(paths.join('\n'))
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), paths, { cwd: root, stdio: 'ignore' })
  // It prints the files written from others that have changed with them.
  const docs = spawnSync(process.execPath, [join(root, 'scripts/docs.ts')], { cwd: root, stdio: 'inherit' })
  process.exitCode = docs.status ?? 1
  console.log(['\nNext:', ...steps].join('\n  '))
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../../..')
  const words = process.argv.slice(2)
  try {
    if (words.length === 0) console.log(usage)
    else report(root, generate(root, words))
  } catch (error) {
    if (!(error instanceof CannotGenerate)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
