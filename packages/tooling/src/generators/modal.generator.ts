import { addEntry, addRow } from './edits.ts'
import type { Draft } from './generator.ts'
import { objectKey, pascalCase, sentenceCase } from './names.ts'
import { addTexts } from './texts.ts'
import { storyFile } from './view.generator.ts'

const table = 'apps/web/src/modals/modal-table.ts'
const names = 'packages/domain/src/core/modal-names.ts'

/**
 * A modal: its body without portal, the story, the texts and the lazy line in the table of modals. It's
 * opened by code and answers; a modal with an address needs its line in `linked-modals.ts` instead of
 * `onAnswer`.
 */
export function generateModal(draft: Draft, name: string, area: string): void {
  const path = `modals/${area}/${name}`
  const component = `${pascalCase(name)}Modal`
  const load = `() => import('@aloft/design-system/${path}').then(({ ${component} }) => ${component})`
  draft.edit(table, addEntry('modals', { key: name, text: `${objectKey(name)}: { load: ${load} }` }))
  draft.edit(names, (text) => (text.includes(`'${name}',`) ? text : addRow('modalNames', `'${name}'`)(text)))
  const file = `packages/design-system/src/${path}`
  draft.create(
    `${file}.tsx`,
    bodyFile(component, addTexts(draft, name, area, { cancel: 'Cancel', submit: 'Continue' })),
  )
  draft.create(
    `${file}.stories.tsx`,
    storyFile(
      component,
      `Modals/${sentenceCase(area)}`,
      name,
      sentenceCase(name),
      '{ onAnswer: fn(), onClose: fn() }',
    ),
  )
}

function bodyFile(component: string, texts: string): string {
  return `import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'

export interface ${component}Props {
  onAnswer: (answer: true) => void
  onClose: () => void
}

export function ${component}({ onAnswer, onClose }: ${component}Props) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('${texts}.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('${texts}.cancel')}</Button>
          <Button variant="primary" onPress={() => onAnswer(true)}>
            {t('${texts}.submit')}
          </Button>
        </>
      }
    />
  )
}
`
}
