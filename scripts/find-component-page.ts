import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toId } from 'storybook/internal/csf'
import { command, type Page, paragraphs } from './page.ts'

/** A component with what people look for who don't know its name. */
export interface WantedComponent {
  /** As in Storybook: `Components/Actions/Button`. */
  readonly title: string
  readonly purpose: string
  readonly wanted: readonly string[]
}

/**
 * Storybook's page "Find a component": every component with the needs it meets, each a heading, which the search in the
 * side bar finds.
 */
export function findComponentPage(components: readonly WantedComponent[]): Page {
  const byJob = Map.groupBy(components, ({ title }) => title.split('/').slice(-2)[0] ?? '')
  const text = [
    `{/* Written by \`${command}\` from the \`*.docs.ts\` files beside the components. */}`,
    "import { Meta } from '@storybook/addon-docs/blocks'",
    '<Meta title="Start/Find a component" />',
    '# Find a component',
    'Type what you want into the search of the side bar, such as "ask before deleting", or look through the components below.',
    ...[...byJob].flatMap(([job, inJob]) => [`## ${job}`, ...inJob.flatMap(blockOf)]),
  ]
  return { path: 'stories/start/find-a-component.mdx', text: paragraphs(text) }
}

function blockOf({ title, purpose, wanted }: WantedComponent): string[] {
  const name = title.split('/').at(-1) ?? title
  return [
    `### ${name}`,
    `[${escaped(purpose)}](?path=/docs/${toId(title, 'docs')})`,
    ...wanted.map((need) => `#### ${escaped(need.charAt(0).toUpperCase() + need.slice(1))}`),
  ]
}

/** In MDX, braces and angle brackets begin code. */
function escaped(text: string): string {
  return text.replace(/[{<]/g, '\\$&')
}

/** The components of the design system that have a page. */
export async function readWantedComponents(root: string): Promise<WantedComponent[]> {
  const files = globSync('packages/design-system/src/**/*.docs.ts', { cwd: root }).toSorted()
  const components = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(root, file)).href)
      const { purpose, wanted } = (module as { docs: Omit<WantedComponent, 'title'> }).docs
      const story = readFileSync(join(root, file.replace('.docs.ts', '.stories.tsx')), 'utf8')
      const title = /\btitle: '([A-Z][^'/]*\/[^']+)'/.exec(story)?.[1]
      if (!title) throw new Error(`${file} has no story with a title beside it`)
      return { title, purpose, wanted }
    }),
  )
  return components.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}
