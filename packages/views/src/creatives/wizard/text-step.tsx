import { hasEmoji } from '@aloft/domain/core/text'
import {
  type Design,
  type DesignText,
  designTexts,
  longestDesignTexts,
} from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignRefusal } from '@aloft/creative/wizard/compose-design'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import * as css from './wizard.css.ts'

export interface TextStepProps {
  texts: Design['texts']
  /** Headlines from facts and earlier creatives. */
  lines: readonly string[]
  /** Why the creative can't be drawn with these texts. */
  refusal: DesignRefusal | null
  /** The user tried to continue without a headline. */
  isHeadlineMissing: boolean
  onChange: (texts: Design['texts']) => void
}

const fieldNames: Readonly<Record<DesignRefusal['field'], DesignText | null>> = {
  headline: 'headline',
  message: 'message',
  buttonLabel: 'button',
  price: 'price',
  brandName: null,
}

/** The texts of the creative, each with what's wrong with it (CRE-10). */
export function TextStep({ texts, lines, refusal, isHeadlineMissing, onChange }: TextStepProps) {
  const { t } = useTranslation()
  const errorOf = (name: DesignText): string | undefined => {
    const max = longestDesignTexts[name]
    if (hasEmoji(texts[name])) return t('creativeWizard.refused.emojiUnsupported')
    if ([...texts[name]].length > max) return t('creativeWizard.refused.tooLong', { max })
    if (name === 'headline' && isHeadlineMissing) return t('creativeWizard.refused.textMissing')
    const isRefused = refusal !== null && fieldNames[refusal.field] === name && texts[name].trim() !== ''
    return isRefused ? t(`creativeWizard.refused.${refusal.kind}`) : undefined
  }
  const others = lines.filter((line) => line !== texts.headline)
  return (
    <Stack gap={16}>
      {designTexts.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`creativeWizard.texts.${name}`)}
          value={texts[name]}
          onChange={(value) => onChange({ ...texts, [name]: value })}
          error={errorOf(name)}
          {...(name !== 'headline' && { optional: t('creativeWizard.texts.optional') })}
          count={t('creativeWizard.texts.count', {
            length: [...texts[name]].length,
            max: longestDesignTexts[name],
          })}
        />
      ))}
      {others.length > 0 ? (
        <Stack gap={6}>
          <Text size={13} weight="medium">
            {t('creativeWizard.texts.lines')}
          </Text>
          <ul className={css.lines}>
            {others.map((line) => (
              <li key={line}>
                <button
                  type="button"
                  className={css.line}
                  onClick={() => onChange({ ...texts, headline: line })}
                >
                  {t('creativeWizard.texts.use', { line })}
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
    </Stack>
  )
}
