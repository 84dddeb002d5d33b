import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { ToolIcon, type ToolIconName } from '@aloft/design-system/patterns/tool-icon'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { type Mix, type MixChange, mixParts } from '@aloft/domain/creatives/mixer/mix.rules'
import type {} from '@aloft/messages/i18n'
import * as css from './creative-mixer.css.ts'
import type { MixWords } from './use-mix-words.ts'

export interface MixerLimitsProps {
  mix: Pick<Mix, 'locks' | 'like'>
  words: MixWords
  isSaving: boolean
  onChange: (change: MixChange) => void
}

/** What a mix is limited to: locked parts, and the candidate that all are like. Each can be ended here. */
export function MixerLimits({ mix, words, isSaving, onChange }: MixerLimitsProps) {
  const { t } = useTranslation()
  const { like, locks } = mix
  const locked = mixParts.flatMap((part) => {
    const key = locks[part]
    return key === null
      ? []
      : [{ part, text: t(`creativeMixer.limits.${part}`, { name: words.nameOf(part, key) }) }]
  })
  if (locked.length === 0 && !like) return null
  return (
    <ul className={css.limits} aria-label={t('creativeMixer.limits.label')}>
      {like ? (
        <Limit
          icon="spark"
          text={t('creativeMixer.limits.like', {
            headline: like.headline,
            layout: words.nameOf('layout', like.layout),
          })}
          end={t('creativeMixer.limits.unlike')}
          isSaving={isSaving}
          onEnd={() => onChange({ type: 'like', recipe: null })}
        />
      ) : null}
      {locked.map(({ part, text }) => (
        <Limit
          key={part}
          icon="lock"
          text={text}
          end={t('creativeMixer.limits.unlock')}
          isSaving={isSaving}
          onEnd={() => onChange({ type: 'lock', part, key: null })}
        />
      ))}
    </ul>
  )
}

interface LimitProps {
  icon: ToolIconName
  text: string
  end: string
  isSaving: boolean
  onEnd: () => void
}

function Limit({ icon, text, end, isSaving, onEnd }: LimitProps) {
  return (
    <li className={css.limit}>
      <ToolIcon name={icon} size={14} />
      <Text as="span" size={13}>
        {text}
      </Text>
      <Button size="small" variant="quiet" isDisabled={isSaving} onPress={onEnd}>
        {end}
        <VisuallyHidden> {text}</VisuallyHidden>
      </Button>
    </li>
  )
}
