import { addRow } from './edits.ts'
import type { Draft } from './generator.ts'
import { camelCase, pascalCase } from './names.ts'
import { generateView } from './view.generator.ts'

/** A page: its view with story and texts, the screen that joins it to the app, and its line in the routes. */
export function generateScreen(draft: Draft, name: string, area: string): void {
  draft.edit(
    'apps/web/src/routes.ts',
    addRow(
      'routes',
      `{ page: '${name}', paths: ['/0/${name}'], layout: 'app-page', isPublic: false,
        screen: () => import('./screens/${area}/${name}.screen.tsx') }`,
    ),
  )
  generateView(draft, name, area)
  draft.create(`apps/web/src/screens/${area}/${name}.screen.tsx`, screenFile(name, area))
}

function screenFile(name: string, area: string): string {
  const component = `${pascalCase(name)}View`
  return `import { ${component} } from '@aloft/design-system/views/${area}/${name}'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../use-page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('${camelCase(area)}.${camelCase(name)}.title'))
  return <${component} />
}
`
}
