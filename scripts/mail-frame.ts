import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatHex } from 'culori'
import mjml2html from 'mjml'
import { root } from './root.ts'

const folder = 'packages/mails/src'

/**
 * The frame of emails as HTML for mail programs, compiled from MJML in the colors of the design system. It's a
 * committed module, so that neither the server nor Storybook needs the compiler or the file system.
 */
export async function mailFramePage(): Promise<{ path: string; text: string }> {
  const source = readFileSync(join(root, folder, 'frame.mjml'), 'utf8')
  const schemes = { light: await readScheme('light'), dark: await readScheme('dark') }
  const colored = source.replace(/\[\[(\w+)\.(\w+)\]\]/g, (_, scheme: 'light' | 'dark', token: string) =>
    colorOf(schemes[scheme], token),
  )
  const { html, errors } = await mjml2html(colored, { validationLevel: 'strict', fonts: {} })
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const text = html.trim().replace(/[`\\]|\$\{/g, String.raw`\$&`)
  return { path: `${folder}/generated/frame.ts`, text: `export const frame = \`${text}\n\`\n` }
}

type Scheme = Readonly<Record<string, string>>

// The design system is a browser project, whose types don't belong here.
async function readScheme(name: 'light' | 'dark'): Promise<Scheme> {
  const file = pathToFileURL(join(root, `packages/design-system/src/theme/${name}.ts`)).href
  const theme = (await import(file)) as { readonly [exported: string]: Scheme }
  return theme[name] ?? {}
}

function colorOf(scheme: Scheme, token: string): string {
  const hex = formatHex(scheme[token] ?? '')
  if (!hex) throw new Error(`The mail frame names ${token}, which is no colour of the design system.`)
  return hex
}
