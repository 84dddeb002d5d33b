import { addEntry } from './edits.ts'
import type { Draft } from './generator.ts'
import { objectKey, pascalCase, sentenceCase } from './names.ts'
import { addTexts } from './texts.ts'
import { storyFile } from './view.generator.ts'

const table = 'apps/web/src/modals/modal-table.ts'

/** A modal: its body without portal, the story, the texts and the lazy line in the table of modals. */
export function generateModal(draft: Draft, name: string, area: string): void {
  const path = `modals/${area}/${name}`
  const component = `${pascalCase(name)}Modal`
  const load = `() => import('@aloft/design-system/${path}').then(({ ${component} }) => ${component})`
  draft.edit(table, addEntry('modals', { key: name, text: `${objectKey(name)}: ${load}` }))
  const file = `packages/design-system/src/${path}`
  draft.create(`${file}.tsx`, bodyFile(component, addTexts(draft, name, area, { close: 'Close' })))
  draft.create(
    `${file}.stories.tsx`,
    storyFile(component, `Modals/${sentenceCase(area)}`, name, '{ onClose: fn() }'),
  )
}

function bodyFile(component: string, texts: string): string {
  return `import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Stack } from '../../primitives/stack.tsx'

export interface ${component}Props {
  onClose: () => void
}

export function ${component}({ onClose }: ${component}Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <Heading level={2}>{t('${texts}.title')}</Heading>
      <Button onPress={onClose}>{t('${texts}.close')}</Button>
    </Stack>
  )
}
`
}
