import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { LogoChoice } from '../scans/logo-choice.tsx'
import * as css from './logo-field.css.ts'

export interface LogoFieldProps {
  /** Addresses of the pictures that may be chosen. */
  logos: readonly string[]
  /** Null for a brand that shows none. */
  chosen: string | null
  onChoose: (url: string | null) => void
  /** Sends a picture of one's own. */
  onUpload?: (() => void) | undefined
}

/** The logo of a design brief: chosen among the brand's pictures, sent, or taken away (BRF-04). */
export function LogoField({ logos, chosen, onChoose, onUpload }: LogoFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={css.field}>
      {chosen === null ? <p className={css.none}>{t('briefs.design.noLogo')}</p> : null}
      {logos.length > 0 ? <LogoChoice logos={logos} chosen={chosen} onChoose={onChoose} /> : null}
      <div className={css.tools}>
        {onUpload ? (
          <Button size="small" icon={<Icon name="plus" />} onPress={onUpload}>
            {t('briefs.design.upload')}
          </Button>
        ) : null}
        {chosen === null ? null : (
          <Button variant="quiet" size="small" onPress={() => onChoose(null)}>
            {t('briefs.design.removeLogo')}
          </Button>
        )}
      </div>
    </div>
  )
}
