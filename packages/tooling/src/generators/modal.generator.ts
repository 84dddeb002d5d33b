import { addEntry, addImport, addName } from './edits.ts'
import { checkArea, type Draft } from './generator.ts'
import { objectKey, pascalCase, sentenceCase } from './names.ts'
import { addTexts } from './texts.ts'
import { recordPictures, storyFile } from './view.generator.ts'

const modals = 'apps/web/src/modals'
const names = 'packages/domain/src/core/modal-names.ts'

/**
 * A modal: its body without portal, the story, the texts and the lazy line in its area's table. It's
 * opened by code and answers.
 */
export function generateModal(draft: Draft, name: string, area: string): string[] {
  checkArea(draft, area, ['general'])
  const path = `modals/${area}/${name}`
  const component = `${pascalCase(name)}Modal`
  const load = `() => import('@aloft/design-system/${path}').then(({ ${component} }) => ${component})`
  const table = `${modals}/tables/${area}.modals.ts`
  const constant = `${area}Modals`
  if (!draft.has(table)) addTable(draft, area)
  draft.edit(table, addEntry(constant, { key: name, text: `${objectKey(name)}: { load: ${load} }` }))
  draft.edit(names, addName('modalNames', name))
  const file = `packages/design-system/src/${path}`
  draft.create(
    `${file}.tsx`,
    bodyFile(
      component,
      addTexts(draft, name, { area, part: 'modals' }, { cancel: 'Cancel', submit: 'Continue' }),
    ),
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
  return [
    `Its content: ${file}.tsx`,
    `For an address: its line in ${modals}/linked-modals.ts, without onAnswer, then npm run docs`,
    recordPictures(name),
  ]
}

// The first modal of an area adds the area's table, and its line in the table of all modals.
function addTable(draft: Draft, area: string): void {
  const constant = `${area}Modals`
  draft.create(
    `${modals}/tables/${area}.modals.ts`,
    `import type { ModalRows } from './modal-rows.ts'

export const ${constant} = {} as const satisfies ModalRows
`,
  )
  draft.edit(
    `${modals}/modal-table.ts`,
    addEntry('modals', { key: constant, text: `...${constant}` }),
    addImport(constant, `./tables/${area}.modals.ts`),
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
