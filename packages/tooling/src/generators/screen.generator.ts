import { addEntry, addImport, addName, addRow } from './edits.ts'
import type { Draft } from './generator.ts'
import { storySection } from '../lint/story-sections.ts'
import { pascalCase, sentenceCase } from './names.ts'
import { partOfPages } from './texts.ts'
import { generateView } from './view.generator.ts'

/** A page: its view with story and texts, the screen that connects it to the app, and its route. */
export function generateScreen(draft: Draft, name: string, area: string): string[] {
  const steps = generateView(draft, name, area)
  const table = `apps/web/src/routes/${area}.routes.ts`
  if (!draft.has(table)) addTable(draft, area)
  draft.edit(table, addRow(`${area}Routes`, route(name, area)))
  draft.edit('apps/web/src/addresses/page-names.ts', addName('pageNames', name))
  draft.edit(
    'packages/messages/src/en/pages.ts',
    addEntry('pages', { key: name, text: `'${name}': '${sentenceCase(name)}'` }),
  )
  const screen = `apps/web/src/screens/${area}/${name}.screen`
  draft.create(`${screen}.tsx`, screenFile(name, area))
  draft.create(`${screen}.stories.tsx`, screenStory(name, storySection(`${screen}.stories.tsx`)))
  return [`What it loads, and its view's props: ${screen}.tsx`, ...steps]
}

// A page that says more than what every page behind the login says names the texts it needs.
function route(name: string, area: string): string {
  const texts = partOfPages(area) === 'account' ? "texts: 'account', " : ''
  return `{ page: '${name}', layout: 'app-page', isPublic: false, ${texts}
    screen: () => import('../screens/${area}/${name}.screen.tsx') }`
}

// The first page of an area adds the area's table, and its line in the table of all routes.
function addTable(draft: Draft, area: string): void {
  const constant = `${area}Routes`
  draft.create(
    `apps/web/src/routes/${area}.routes.ts`,
    `import type { Route } from './route.ts'

export const ${constant}: readonly Route[] = []
`,
  )
  draft.edit(
    'apps/web/src/routes.ts',
    addName('routes', constant, `...${constant}`),
    addImport(constant, `./routes/${area}.routes.ts`),
  )
}

/** The page in the app on the mock world; states of what it loads are added by the answers of the server. */
function screenStory(name: string, section: string | undefined): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: '${section}/${sentenceCase(name)}',
  args: { address: '/0/${name}' },
}
export default meta

export const Full: StoryObj<typeof meta> = { args: { shows: '${sentenceCase(name)}' } }
`
}

function screenFile(name: string, area: string): string {
  const component = `${pascalCase(name)}View`
  return `import { ${component} } from '@aloft/views/${area}/${name}.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.${name}'))
  return <${component} />
}
`
}
