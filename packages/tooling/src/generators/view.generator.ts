import { CannotGenerate, type Draft } from './generator.ts'
import { pascalCase, sentenceCase } from './names.ts'
import { addTexts } from './texts.ts'

/** A pure view of one screen, its story and its texts. It starts as a heading. */
export function generateView(draft: Draft, name: string, area: string): void {
  checkRoom(draft, area)
  const file = `packages/views/src/${area}/${name}.view`
  const component = `${pascalCase(name)}View`
  draft.create(`${file}.tsx`, viewFile(component, addTexts(draft, name, area)))
  draft.create(
    `${file}.stories.tsx`,
    storyFile(component, `Views/${sentenceCase(area)}`, `${name}.view`, sentenceCase(name)),
  )
}

function checkRoom(draft: Draft, area: string): void {
  const list = 'packages/domain/src/areas.ts'
  if (!draft.read(list).includes(`'${area}'`))
    throw new CannotGenerate(`${area} is no area: ${list} holds the list`)
}

function viewFile(component: string, texts: string): string {
  return `import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

export function ${component}() {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <Heading level={1} size={32}>
        {t('${texts}.title')}
      </Heading>
    </Stack>
  )
}
`
}

/** The first story of a component, with its default picture. */
export function storyFile(component: string, group: string, file: string, title: string, args = ''): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
${args ? "import { fn } from 'storybook/test'\n" : ''}import { ${component} } from './${file}.tsx'

const meta: Meta<typeof ${component}> = {
  title: '${group}/${title}',
  component: ${component},${args ? `\n  args: ${args},` : ''}
}
export default meta

export const Plain: StoryObj<typeof meta> = {}
`
}
