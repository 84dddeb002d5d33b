import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'

const tsc = join(import.meta.dirname, '../../../../node_modules/.bin/tsc')

/**
 * Generates the types of an API document into `folder` as `api.ts` and compiles clients (file name to text) with them.
 * Returns the compiler's errors.
 */
export async function compileClients(
  document: string,
  clients: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  const types = astToString(await openapiTypescript(document))
  writeFileSync(join(folder, 'api.ts'), types)
  for (const [name, text] of Object.entries(clients)) writeFileSync(join(folder, name), text)
  const compilerOptions = { strict: true, noEmit: true, target: 'es2024', lib: ['es2024', 'dom'], types: [] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(clients) }),
  )
  const { stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}
