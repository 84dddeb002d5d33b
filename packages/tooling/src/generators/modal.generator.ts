import { addEntry, addImport, addName } from './edits.ts'
import { checkArea, type Draft } from './generator.ts'
import { objectKey, pascalCase, sentenceCase } from './names.ts'
import { addTexts } from './texts.ts'
import { addStory, recordPictures } from './view.generator.ts'

const modals = 'apps/web/src/modals'
const names = 'packages/domain/src/core/modal-names.ts'

/**
 * A modal: its body without portal, the story, the docs, the texts and the lazy line in its area's table. It's
 * opened by code and answers.
 */
export function generateModal(draft: Draft, name: string, area: string): string[] {
  return addModal(draft, name, area, {
    props: ['onAnswer', 'onClose'],
    texts: { cancel: 'Cancel', submit: 'Continue' },
    bodyOf: answeringBody,
  })
}

/** A modal that's opened by an address of its own, and answers nothing; its parameters are then added to its line. */
export function generateLinkedModal(draft: Draft, name: string, area: string): string[] {
  const linked = `${modals}/linked-modals.ts`
  draft.edit(linked, addEntry('linkedModals', { key: name, text: `${objectKey(name)}: {}` }))
  const steps = addModal(draft, name, area, {
    props: ['onClose'],
    texts: { close: 'Close' },
    bodyOf: closingBody,
  })
  return [`Further parameters of its address: ${linked}, then npm run docs`, ...steps]
}

interface ModalKind {
  props: readonly string[]
  /** The texts of its buttons. */
  texts: Record<string, string>
  bodyOf: (component: string, texts: string) => string
}

function addModal(draft: Draft, name: string, area: string, { props, texts, bodyOf }: ModalKind): string[] {
  checkArea(draft, area, ['general'])
  const path = `modals/${area}/${name}`
  const component = `${pascalCase(name)}Modal`
  const title = sentenceCase(name)
  const load = `() => import('@aloft/design-system/${path}').then(({ ${component} }) => ${component})`
  const table = `${modals}/tables/${area}.modals.ts`
  if (!draft.has(table)) addTable(draft, area)
  draft.edit(table, addEntry(`${area}Modals`, { key: name, text: `${objectKey(name)}: { load: ${load} }` }))
  draft.edit(names, addName('modalNames', name))
  const file = `packages/design-system/src/${path}`
  const group = addTexts(draft, name, { area, part: 'modals' }, { text: `${title}.`, ...texts })
  draft.create(`${file}.tsx`, bodyOf(component, group))
  const args = `{ ${props.map((prop) => `${prop}: fn()`).join(', ')} }`
  addStory(draft, `${file}.stories.tsx`, component, title, args)
  draft.create(`${file}.docs.ts`, docsOf(name, title))
  return [`Its content: ${file}.tsx`, `Its page in Storybook: ${file}.docs.ts`, recordPictures(name)]
}

/** What holds for every modal; the rest is for whoever writes it. */
function docsOf(name: string, title: string): string {
  return `import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './${name}.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: '${title}.',
  notFor: [{ when: 'It can be said on the page.', use: 'notice' }],
  anatomy: {
    story: 'Plain',
    parts: [
      { name: 'Title', at: 'h2' },
      { name: 'Text', at: 'p' },
    ],
  },
  keys: modalKeys,
  dos: [{ text: 'Say on the button what it does.' }],
  donts: [{ text: 'Open it by itself while people work.' }],
  wanted: ['${title.toLowerCase()}'],
}
`
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

const imports = `import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
`

function answeringBody(component: string, texts: string): string {
  return `${imports}
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
    >
      <Text>{t('${texts}.text')}</Text>
    </ModalBody>
  )
}
`
}

function closingBody(component: string, texts: string): string {
  return `${imports}
export interface ${component}Props {
  onClose: () => void
}

export function ${component}({ onClose }: ${component}Props) {
  const { t } = useTranslation()
  return (
    <ModalBody title={t('${texts}.title')} actions={<Button onPress={onClose}>{t('${texts}.close')}</Button>}>
      <Text>{t('${texts}.text')}</Text>
    </ModalBody>
  )
}
`
}
