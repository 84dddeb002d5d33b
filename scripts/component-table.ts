import { componentTable } from '../packages/domain/src/balloons/component-table.entity.ts'
import { command, type Page } from './page.ts'

/**
 * The table of values as a file of rules, which the first screen can load because it needs no schema library.
 */
export function componentTablePage(): Page {
  const text = [
    `// Written by \`${command}\` from component-schemas.entity.ts.\n`,
    ...Object.entries(componentTable()).map(
      ([name, table]) => `\nexport const ${name} = ${JSON.stringify(table, null, 2)} as const\n`,
    ),
  ].join('')
  return { path: 'packages/domain/src/balloons/generated/component-table.rules.ts', text }
}
