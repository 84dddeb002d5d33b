import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../tree/files.ts'
import { readSourceFile } from '../tree/source-file.ts'
import { catalogueTexts, quotedTexts } from './catalogue-texts.ts'
import type { CatalogueText } from './catalogue-texts.ts'
import { componentDocsTexts } from './component-docs-texts.ts'

const messages = 'packages/messages/src'

// They repeat the customer's specification, whose spelling stays.
const ofTheCustomer = ['requirements.md', 'requirements-tests.md']

/** The texts of the catalogue that are ours: without those that the specification fixes. */
export function readOwnTexts(root: string): CatalogueText[] {
  const files = readdirSync(join(root, messages), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readSourceFile(root, `${messages}/${path}`))
  const quoted = quotedTexts(files)
  return catalogueTexts(files).filter(({ text }) => !quoted.has(text))
}

/** What the docs of components say. */
export function readComponentDocs(root: string): CatalogueText[] {
  const folder = 'packages/design-system/src'
  return componentDocsTexts(
    sourceFiles(join(root, folder))
      .filter((path) => path.endsWith('.docs.ts') || path === 'common-keys.ts')
      .map((path) => readSourceFile(root, `${folder}/${path}`)),
  )
}

/** The hand-written documents by path. */
export function readDocuments(root: string): Map<string, string> {
  const names = readdirSync(join(root, 'docs')).filter(
    (name) => name.endsWith('.md') && !ofTheCustomer.includes(name),
  )
  return new Map(
    ['README.md', ...names.map((name) => `docs/${name}`)].map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  )
}

/** A list of words, one a line; `#` starts a comment. */
export function readWordList(root: string, path: string): string[] {
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}
