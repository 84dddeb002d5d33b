import { EmptyList } from '@aloft/design-system/patterns/empty-list'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type {} from '@aloft/messages/i18n'
import * as css from './creative-mixer.css.ts'
import { MixerBar } from './mixer-bar.tsx'
import { MixerCard } from './mixer-card.tsx'
import type { MixerContent, OpenMixer } from './mixer-content.ts'
import { MixerLimits } from './mixer-limits.tsx'
import { MixerParts } from './mixer-parts.tsx'
import { useMixWords } from './use-mix-words.ts'

export interface CreativeMixerViewProps {
  content: MixerContent
}

const waiting = Array.from({ length: 12 }, (_, place) => place)

/** The mixer: backgrounds, texts and layouts crossed into creatives to choose from (CRE-01). */
export function CreativeMixerView({ content }: CreativeMixerViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return (
        <div className={css.page} aria-busy="true">
          <VisuallyHidden>{t('creativeMixer.loading')}</VisuallyHidden>
          <Skeleton width={320} height={40} />
          <Waiting />
        </div>
      )
    case 'failed':
      return (
        <PageMessage
          title={t('creativeMixer.loadFailed.title')}
          lead={t('creativeMixer.loadFailed.lead')}
          failed={content}
        />
      )
    case 'noBrief':
    case 'guest':
      return (
        <PageMessage
          title={t(`creativeMixer.${content.kind}.title`)}
          lead={t(`creativeMixer.${content.kind}.lead`)}
          action={
            <ButtonLink href={content.href} variant="primary">
              {t(`creativeMixer.${content.kind}.action`)}
            </ButtonLink>
          }
        />
      )
    case 'open':
      return <Mixer {...content} />
  }
}

function Mixer(mixer: OpenMixer) {
  const { t } = useTranslation()
  const { stage, mix, material, isLapsed, listHref, actions } = mixer
  const isBeside = useMedia(css.besideEachOther)
  const isSaving = stage === 'saving'
  const words = useMixWords(material)
  const parts = (
    <MixerParts
      material={material}
      mix={mix}
      isSaving={isSaving}
      onChange={actions.onChange}
      onAddPicture={actions.onAddPicture}
    />
  )
  return (
    <div className={css.page}>
      <Cluster gap={24} rowGap={12} align="end" justify="between">
        <div className={css.title}>
          <Heading level={1} size={32}>
            {t('creativeMixer.title')}
          </Heading>
          <Text tone="soft">{t('creativeMixer.lead')}</Text>
        </div>
        <Cluster gap={8}>
          <ButtonLink href={listHref}>{t('creativeMixer.back')}</ButtonLink>
          <Button
            isLoading={stage === 'mixing'}
            isDisabled={isSaving}
            onPress={() => actions.onChange({ type: 'again' })}
          >
            {t('creativeMixer.again')}
          </Button>
        </Cluster>
      </Cluster>
      {isLapsed ? <Notice tone="warning">{t('creativeMixer.lapsed')}</Notice> : null}
      <div className={css.columns}>
        {isBeside ? (
          <section className={css.side} aria-label={t('creativeMixer.parts.title')}>
            {parts}
          </section>
        ) : (
          <Disclosure summary={t('creativeMixer.parts.title')}>{parts}</Disclosure>
        )}
        <Stack gap={16}>
          <MixerLimits mix={mix} words={words} isSaving={isSaving} onChange={actions.onChange} />
          <MixerBar {...mixer} />
          <Candidates {...mixer} />
        </Stack>
      </div>
    </div>
  )
}

function Candidates(mixer: OpenMixer) {
  const { t } = useTranslation()
  const { stage, mix, material, candidates, drawings, saving, isLapsed, actions } = mixer
  const { describe } = useMixWords(material)
  const count = candidates.length
  if (stage === 'failed')
    return (
      <Notice
        tone="error"
        title={t('creativeMixer.mixFailed.title')}
        action={
          <Button variant="quiet" onPress={actions.onRetry}>
            {t('creativeMixer.mixFailed.retry')}
          </Button>
        }
      >
        {t('creativeMixer.mixFailed.lead')}
      </Notice>
    )
  if (stage === 'mixed' && count === 0)
    return <EmptyList title={t('creativeMixer.empty.title')} lead={t('creativeMixer.empty.lead')} />
  const chosen = new Set(mix.chosen.map(recipeId))
  const isSaving = stage === 'saving'
  return (
    <>
      <div role="status">
        <Text size={13} tone="soft">
          {stage === 'mixing' ? t('creativeMixer.mixing') : t('creativeMixer.mixed', { count })}
        </Text>
      </div>
      {count === 0 ? (
        <Waiting />
      ) : (
        <ul className={css.grid} aria-label={t('creativeMixer.list')} aria-busy={stage === 'mixing'}>
          {candidates.map((recipe) => {
            const id = recipeId(recipe)
            return (
              <li key={id} className={css.item}>
                <MixerCard
                  recipe={recipe}
                  description={describe(recipe)}
                  drawing={drawings[id]}
                  isChosen={chosen.has(id)}
                  isSaving={isSaving}
                  failure={saving.failures[id]}
                  onChange={actions.onChange}
                  onOpen={isLapsed ? undefined : actions.onOpen}
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className={css.grid} aria-hidden="true">
      {waiting.map((place) => (
        <Skeleton key={place} width="100%" height={260} shape="block" />
      ))}
    </div>
  )
}
