import { Segments } from '@aloft/design-system/patterns/segments'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type SiteBuilder, siteBuilders } from '@aloft/domain/flows/site-builders.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { BuilderPicture, type BuilderScene } from './builder-picture.tsx'
import * as css from './website-connection.css.ts'

export interface BuilderStepsProps {
  /** Host of the website. */
  website: string
  /** What it's built with, as its pages say; null if they don't. */
  builder: SiteBuilder | null
}

const choices = [...siteBuilders, 'other'] as const
type Choice = (typeof choices)[number]

const places = ['one', 'two', 'three', 'four'] as const

/** What each step's picture shows. */
const scenes: Readonly<Record<Choice, readonly BuilderScene[]>> = {
  shopify: ['menu', 'list', 'code', 'button'],
  wix: ['menu', 'box', 'list', 'button'],
  wordpress: ['menu', 'list', 'box', 'button'],
  squarespace: ['menu', 'list', 'box', 'button'],
  webflow: ['menu', 'list', 'box', 'button'],
  other: ['menu', 'list', 'code', 'button'],
}

/** Where to paste the snippet in each website builder, beginning with the one the website is built with. */
export function BuilderSteps({ website, builder }: BuilderStepsProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>(builder ?? 'other')
  return (
    <>
      <Heading level={2} size={20}>
        {t('websiteConnection.steps.title')}
      </Heading>
      {builder ? (
        <Text tone="soft">
          {t('websiteConnection.builders.recognized', {
            website,
            builder: t(`websiteConnection.builders.${builder}`),
          })}
        </Text>
      ) : null}
      <Segments
        label={t('websiteConnection.builders.label')}
        options={choices.map((id) => ({ id, label: t(`websiteConnection.builders.${id}`) }))}
        value={choice}
        onChange={(id) => setChoice(choices.find((known) => known === id) ?? choice)}
      />
      <ol className={css.steps}>
        {places.map((place, index) => (
          <li key={place} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <BuilderPicture scene={scenes[choice][index] ?? 'menu'} />
            <Text>{t(`websiteConnection.steps.${choice}.${place}`)}</Text>
          </li>
        ))}
      </ol>
    </>
  )
}
