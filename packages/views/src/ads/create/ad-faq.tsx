import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Heading } from '@aloft/design-system/primitives/heading'
import * as css from './ad-faq.css.ts'

export interface AdFaqProps {
  title: string
  /** Questions about pictures are left out for a platform without them; null includes all. */
  platform: AdPlatform | null
}

const questions = ['next', 'leave', 'cost', 'change', 'seen', 'pictures'] as const

/** Common questions while an ad is being generated (ONB-01). */
export function AdFaq({ title, platform }: AdFaqProps) {
  const { t } = useTranslation()
  // Ads on Google only have text.
  const asked = questions.filter((question) => platform !== 'google' || question !== 'pictures')
  return (
    <section className={css.faq}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      <div>
        {asked.map((question) => (
          <Disclosure
            key={question}
            name="countdown-faq"
            summary={t(`ads.countdown.faq.${question}.question`)}
          >
            {t(`ads.countdown.faq.${question}.answer`)}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
