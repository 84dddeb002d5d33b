import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, objectKey } from '../packages/tooling/src/generators/names.ts'
import { command, type Page } from './page.ts'

const folder = 'stories/machines'

/** The table of machines, each in the file of its name in `inspected`. */
export function machineTablePage(root: string): Page {
  const names = readdirSync(join(root, folder, 'inspected'))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
  const rows = names.map((name) => {
    const [key, constant] = [objectKey(name), camelCase(name)]
    return `  ${key === constant ? key : `${key}: ${constant}`},\n`
  })
  const text = [
    `// Written by \`${command}\` from the names of the files in ${folder}/inspected.\n\n`,
    ...names.map((name) => `import { ${camelCase(name)} } from '../inspected/${name}.ts'\n`),
    '\n/** Every machine, by the name of its folder; used by the inspector’s pages and tests. */\n',
    `export const machineTable = {\n${rows.join('')}} as const\n`,
    '\nexport type MachineName = keyof typeof machineTable\n',
  ].join('')
  return { path: `${folder}/generated/machine-table.ts`, text }
}
