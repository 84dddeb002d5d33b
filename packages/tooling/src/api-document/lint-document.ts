import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

const redocly = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

// Without these, the command line checks for a newer version and reports its use.
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Problems that Redocly CLI's recommended rules find in an API document. Writes the document to `folder`. */
export function lintWithRedocly(document: string, folder: string): string[] {
  writeFileSync(join(folder, 'openapi.json'), document)
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'lint', 'openapi.json', '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    env: offline,
  })
  if (!stdout.startsWith('{')) throw new Error(`Redocly CLI gave no report: ${stderr}`)
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

type Ruleset = Parameters<spectral.Spectral['setRuleset']>[0]

// The type of the rules requires a field that a ruleset may leave out, as this one does.
const ruleset = { extends: [rulesets.oas] } as unknown as Ruleset

/** Problems that Spectral's rules for OpenAPI find in an API document. */
export async function lintWithSpectral(document: string): Promise<string[]> {
  const linter = new spectral.Spectral()
  linter.setRuleset(ruleset)
  const found = await linter.run(JSON.parse(document) as Record<string, unknown>)
  return found.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)
}
