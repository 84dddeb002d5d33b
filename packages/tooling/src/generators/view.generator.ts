import { storySection } from '../lint/story-sections.ts'
import { checkArea, type Draft } from './generator.ts'
import { pascalCase, sentenceCase } from './names.ts'
import { addTexts, partOfPages } from './texts.ts'

/** A pure view of one screen, its story and its texts. It starts as a heading above what the screen gives it. */
export function generateView(draft: Draft, name: string, area: string): string[] {
  checkArea(draft, area)
  const file = `packages/views/src/${area}/${name}.view`
  const component = `${pascalCase(name)}View`
  draft.create(`${file}.tsx`, viewFile(component, addTexts(draft, name, { area, part: partOfPages(area) })))
  addStory(draft, `${file}.stories.tsx`, component, sentenceCase(name))
  return [`Its content: ${file}.tsx; when content gets kinds, a story named after each`, recordPictures(name)]
}

function viewFile(component: string, texts: string): string {
  return `import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'

export interface ${component}Props {
  /** The page below its heading. */
  content?: ReactNode
}

export function ${component}({ content }: ${component}Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <Heading level={1} size={32}>
        {t('${texts}.title')}
      </Heading>
      {content}
    </Stack>
  )
}
`
}

/** The step after which the stories of a thing have reference pictures. */
export function recordPictures(name: string): string {
  return `The pictures of its stories: pnpm exec vitest run --project stories ${name} -u`
}

/** Adds the first story of a component, with its default picture. The component is in the file beside it. */
export function addStory(draft: Draft, path: string, component: string, title: string, args = ''): void {
  const file = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '')
  draft.create(
    path,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
${args ? "import { fn } from 'storybook/test'\n" : ''}import { ${component} } from './${file}.tsx'

const meta: Meta<typeof ${component}> = {
  title: '${storySection(path)}/${title}',
  component: ${component},${args ? `\n  args: ${args},` : ''}
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
`,
  )
}
