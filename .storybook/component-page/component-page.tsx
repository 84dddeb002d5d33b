import { ArgTypes, Controls, DocsContext } from '@storybook/addon-docs/blocks'
import { Suspense, use, useContext, useMemo } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ComponentDocs } from '../../packages/design-system/src/component-docs.ts'
import { Heading } from '../../packages/design-system/src/primitives/heading.tsx'
import { Stack } from '../../packages/design-system/src/primitives/stack.tsx'
import { Text } from '../../packages/design-system/src/primitives/text.tsx'
import { Anatomy } from './anatomy.tsx'
import { loadDocs, loadPageLinks, type PageLink } from './component-files.ts'
import * as css from './component-page.css.ts'
import { DosAndDonts, IncludedComponents, Keys, PurposeAndLimits } from './guidance.tsx'
import { Section } from './section.tsx'
import { States } from './states.tsx'
import { StoryFigure } from './story-figure.tsx'

/** The page of a component: what it's for, its parts, how to use it, its states and props. */
export function ComponentPage() {
  const [first] = useContext(DocsContext).componentStories()
  const storyFile = String(first?.parameters['fileName'] ?? '').replace('./', '')
  // Before any story is shown, because stories close the network.
  const loading = useMemo(() => Promise.all([loadDocs(storyFile), loadPageLinks()]), [storyFile])
  return (
    <Suspense>
      <LoadedPage loading={loading} storyFile={storyFile} />
    </Suspense>
  )
}

interface LoadedPageProps {
  loading: Promise<[ComponentDocs | undefined, ReadonlyMap<string, PageLink>]>
  storyFile: string
}

function LoadedPage({ loading, storyFile }: LoadedPageProps) {
  const [docs, links] = use(loading)
  const stories = useContext(DocsContext).componentStories()
  if (!docs) throw new Error(`${storyFile} has no docs beside it.`)
  const { anatomy, frame } = docs
  const find = (exported: string) =>
    stories.find(({ id, title }) => id === toId(title, storyNameFromExport(exported)))
  const shown = find(anatomy.story)
  if (!shown) throw new Error(`${storyFile} has no story ${anatomy.story}.`)
  const [section, name] = shown.title.split('/').slice(-2)
  const file = storyFile.replace('.stories', '')
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <Stack as="header" gap={8}>
        <Text size={13} tone="faint">
          {section}
        </Text>
        <Heading level={1} size={44}>
          {name}
        </Heading>
        <p className={css.lead}>{docs.purpose}</p>
        <code className={css.code}>{importLine(file, shown.component)}</code>
      </Stack>
      <Anatomy story={shown} parts={anatomy.parts} frame={frame} />
      <PurposeAndLimits docs={docs} links={links} />
      <DosAndDonts docs={docs} find={find} />
      <States stories={stories} isFramed={frame !== undefined} />
      <Keys keys={docs.keys} />
      {docs.includes ? <IncludedComponents components={docs.includes} /> : null}
      <Section title="Props">
        {frame === undefined ? (
          <>
            <StoryFigure story={shown} />
            <div className={css.table}>
              <Controls of={shown.moduleExport} />
            </div>
          </>
        ) : (
          <div className={css.table}>
            <ArgTypes of={shown.moduleExport} />
          </div>
        )}
      </Section>
      <Section title="Source">
        <Stack as="ul" gap={4}>
          {['.tsx', '.stories.tsx', '.docs.ts'].map((ending) => (
            <li key={ending}>
              <code className={css.code}>{file.replace('.tsx', ending)}</code>
            </li>
          ))}
        </Stack>
      </Section>
    </div>
  )
}

function importLine(file: string, component: unknown): string {
  // The name that was read from the source stays when the code is made smaller.
  const { __docgenInfo: read } = (component ?? {}) as { __docgenInfo?: { displayName: string } }
  const path = file.replace('packages/design-system/src', '@aloft/design-system').replace('.tsx', '')
  return `import { ${read?.displayName ?? nameIn(file)} } from '${path}'`
}

function nameIn(file: string): string {
  const name = /([\w-]+)\.tsx$/.exec(file)?.[1] ?? ''
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
