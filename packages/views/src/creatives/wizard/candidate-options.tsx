import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import type { CandidatesContent, ShownCandidate } from './wizard-content.ts'
import * as css from './wizard.css.ts'

/** The words under a candidate. */
export interface CandidateWords {
  readonly label: string
  readonly detail?: string
}

export interface CandidateOptionsProps {
  /** Names the question. */
  label: string
  name: string
  content: CandidatesContent
  /** Id of the chosen one. */
  chosen: string | null
  wordsOf: (candidate: ShownCandidate, place: number) => CandidateWords
  onChoose: (candidate: ShownCandidate) => void
}

const { width, height } = creativeFormats['1:1']
const waiting = [1, 2, 3, 4]

/** Answers to choose from, each as the creative that it makes (CRE-02). */
export function CandidateOptions({ label, name, content, chosen, wordsOf, onChoose }: CandidateOptionsProps) {
  const { t } = useTranslation()
  if (content.kind === 'failed')
    return (
      <Notice
        tone="error"
        action={
          <Button variant="quiet" onPress={content.onRetry}>
            {t('creativeWizard.retry')}
          </Button>
        }
      >
        {t('creativeWizard.notDrawn')}
      </Notice>
    )
  const isFew = name === 'type'
  const count = content.kind === 'ready' ? content.candidates.length : 0
  return (
    <fieldset aria-busy={content.kind === 'loading' || undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <VisuallyHidden>
        <span role="status">
          {content.kind === 'loading' ? t('creativeWizard.drawing') : t('creativeWizard.drawn', { count })}
        </span>
      </VisuallyHidden>
      <div className={isFew ? `${css.options} ${css.fewOptions}` : css.options}>
        {content.kind === 'loading'
          ? waiting.map((number) => <Skeleton key={number} width="100%" height={220} shape="block" />)
          : content.candidates.map((candidate, place) => {
              const words = wordsOf(candidate, place)
              return (
                <label key={candidate.id} className={isFew ? `${css.option} ${css.fewOption}` : css.option}>
                  <span className={css.drawing}>
                    <CreativePicture svg={candidate.svg} width={width} height={height} alt="" />
                  </span>
                  <span className={css.words}>
                    <input
                      className={css.radio}
                      type="radio"
                      name={name}
                      value={candidate.id}
                      checked={candidate.id === chosen}
                      onChange={() => onChoose(candidate)}
                    />
                    <Stack as="span" gap={2}>
                      <span className={css.label}>{words.label}</span>
                      {words.detail ? (
                        <Text as="span" size={13} tone="soft">
                          {words.detail}
                        </Text>
                      ) : null}
                    </Stack>
                  </span>
                </label>
              )
            })}
      </div>
    </fieldset>
  )
}
