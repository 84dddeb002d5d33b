import type {
  Advice,
  ComponentDocs,
  IncludedComponent,
  KeyUse,
} from '../../packages/design-system/src/component-docs.ts'
import { KeyCaps } from '../../packages/design-system/src/patterns/key-caps.tsx'
import { Heading } from '../../packages/design-system/src/primitives/heading.tsx'
import { Icon } from '../../packages/design-system/src/primitives/icon.tsx'
import { Stack } from '../../packages/design-system/src/primitives/stack.tsx'
import { Text } from '../../packages/design-system/src/primitives/text.tsx'
import type { PageLink } from './component-files.ts'
import * as css from './component-page.css.ts'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import { type PageStory, StoryFigure } from './story-figure.tsx'

export interface PurposeAndLimitsProps {
  docs: ComponentDocs
  links: ReadonlyMap<string, PageLink>
}

export function PurposeAndLimits({ docs, links }: PurposeAndLimitsProps) {
  return (
    <div className={css.pair}>
      <Section title="People search for">
        <ul className={css.list}>
          {docs.wanted.map((wanted) => (
            <li key={wanted}>{`${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}`}</li>
          ))}
        </ul>
      </Section>
      <Section title="When not">
        <ul className={css.list}>
          {docs.notFor.map(({ when, use }) => {
            const link = use ? links.get(use) : undefined
            return (
              <li key={when}>
                <Prose>{when}</Prose>
                {link ? (
                  <>
                    {' Use '}
                    <a className={css.link} href={`./?path=/docs/${link.id}`} target="_top">
                      {link.name}
                    </a>
                    .
                  </>
                ) : null}
              </li>
            )
          })}
        </ul>
      </Section>
    </div>
  )
}

export interface DosAndDontsProps {
  docs: ComponentDocs
  find: (story: string) => PageStory | undefined
}

export function DosAndDonts({ docs, find }: DosAndDontsProps) {
  return (
    <div className={css.pair}>
      <Section title="Do">
        <AdviceList advice={docs.dos} isDo find={find} frame={docs.frame} />
      </Section>
      <Section title="Don’t">
        <AdviceList advice={docs.donts} isDo={false} find={find} frame={docs.frame} />
      </Section>
    </div>
  )
}

interface AdviceListProps {
  advice: readonly Advice[]
  isDo: boolean
  find: (story: string) => PageStory | undefined
  frame: number | undefined
}

function AdviceList({ advice, isDo, find, frame }: AdviceListProps) {
  return (
    <Stack gap={12}>
      {advice.map(({ text, story }) => {
        const shown = story ? find(story) : undefined
        return (
          <div key={text} className={css.advice({ isDo })}>
            {shown ? <StoryFigure story={shown} frame={frame} /> : null}
            <p className={css.adviceText}>
              <span className={css.adviceMark({ isDo })}>
                <Icon name={isDo ? 'success' : 'error'} />
              </span>
              <span>
                <Prose>{text}</Prose>
              </span>
            </p>
          </div>
        )
      })}
    </Stack>
  )
}

export function Keys({ keys }: { keys: readonly KeyUse[] }) {
  return (
    <Section title="Keys">
      {keys.length === 0 ? (
        <Text tone="soft">Nothing in it takes the focus.</Text>
      ) : (
        <dl className={css.keys}>
          {keys.map(({ keys: pressed, does }) => (
            <div key={`${pressed.join('+')} ${does}`} className={css.keyRow}>
              <dt>
                <KeyCaps keys={pressed} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

export function IncludedComponents({ components }: { components: readonly IncludedComponent[] }) {
  return (
    <Section title="Parts with their own file">
      <dl className={css.keys}>
        {components.map(({ name, purpose }) => (
          <div key={name} className={css.keyRow}>
            <dt>
              <Heading size={16}>{name}</Heading>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
