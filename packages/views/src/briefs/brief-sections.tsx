import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { FactRow } from '../scans/fact-row.tsx'
import type { SaveStateProps } from '@aloft/design-system/patterns/save-state'
import { SoldQuestion, type SoldQuestionProps } from '../scans/sold-question.tsx'
import { designBriefId } from './brief-anchors.ts'
import { BriefCard } from './brief-card.tsx'
import * as css from './brief-sections.css.ts'
import { BriefSheet, type BriefSheetProps } from './brief-sheet.tsx'
import { CampaignList, type CampaignListProps } from './campaign-list.tsx'
import { DesignPreview } from './design-preview.tsx'

/** A brief with how safe its last change is. */
export interface EditedBrief {
  sheet: Omit<BriefSheetProps, 'kind'>
  save?: SaveStateProps | null
}

export interface BrandBriefSectionProps {
  /** Null if the brand has none yet. */
  brief: EditedBrief | null
  /** Asks what the brand sells, if neither website nor brief makes it certain. */
  sold?: SoldQuestionProps | null
  /** Has it written; left out for readers and if the brand has nothing to write it from. */
  onWrite?: (() => void) | undefined
  /** What it is written from. */
  source?: 'website' | 'description'
  /** Begins an empty one, to be written by hand; left out for readers. */
  onBegin?: (() => void) | undefined
  isWriting?: boolean
  isUntitled?: boolean
}

export interface DesignBriefSectionProps {
  brand: string
  brief: EditedBrief
  isUntitled?: boolean
}

export interface CampaignBriefsSectionProps extends CampaignListProps {
  /** Left out for readers. */
  onAdd?: (() => void) | undefined
}

/** The brand brief, or what to do for one (BRF-02, BRF-13). */
export function BrandBriefSection({
  brief,
  sold = null,
  onWrite,
  source = 'website',
  onBegin,
  isWriting = false,
  isUntitled = false,
}: BrandBriefSectionProps) {
  const { t } = useTranslation()
  const isReadOnly = !onWrite && !onBegin
  const writing = t(source === 'website' ? 'briefs.brand.writing' : 'briefs.brand.writingFromWords')
  return (
    <BriefCard
      title={t('briefs.brand.title')}
      lead={t('briefs.brand.lead')}
      isUntitled={isUntitled}
      save={brief?.save ?? null}
      action={
        brief && onWrite ? (
          <Button size="small" isLoading={isWriting} onPress={onWrite}>
            {isWriting
              ? writing
              : t(source === 'website' ? 'briefs.brand.rewrite' : 'briefs.brand.rewriteFromWords')}
          </Button>
        ) : null
      }
    >
      {brief ? (
        <>
          {sold ? (
            <div className={css.sold}>
              <FactRow label={t('onboarding.sold.label')}>
                <SoldQuestion {...sold} />
              </FactRow>
            </div>
          ) : null}
          <BriefSheet kind="brand" {...brief.sheet} />
        </>
      ) : (
        <div className={css.empty}>
          <Text weight="medium">{t('briefs.brand.missing')}</Text>
          <Text size={13} tone="soft">
            {t(
              isReadOnly
                ? 'briefs.brand.missingForReaders'
                : onWrite
                  ? 'briefs.brand.missingText'
                  : 'briefs.brand.missingSource',
            )}
          </Text>
          {isReadOnly ? null : (
            <Cluster gap={8}>
              {onWrite ? (
                <Button variant="primary" isLoading={isWriting} onPress={onWrite}>
                  {isWriting ? writing : t('ads.generateBrandBrief')}
                </Button>
              ) : null}
              {onBegin ? <Button onPress={onBegin}>{t('briefs.brand.begin')}</Button> : null}
            </Cluster>
          )}
        </div>
      )}
    </BriefCard>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The design brief beside what its fields look like (BRF-04). */
export function DesignBriefSection({
  brand,
  brief: { sheet, save },
  isUntitled = false,
}: DesignBriefSectionProps) {
  const { t } = useTranslation()
  const { font, layoutColor, textColor, logoImageUrl } = sheet.values
  return (
    <BriefCard
      anchor={designBriefId}
      title={t('briefs.design.title')}
      lead={t('briefs.design.lead')}
      save={save ?? null}
      isUntitled={isUntitled}
    >
      <div className={css.design}>
        <BriefSheet kind="design" {...sheet} />
        <div className={css.preview}>
          <DesignPreview
            brand={brand}
            font={textOf(font)}
            layoutColor={textOf(layoutColor)}
            textColor={textOf(textColor)}
            logo={textOf(logoImageUrl) || null}
          />
        </div>
      </div>
    </BriefCard>
  )
}

/** The campaign briefs of a brand (BRF-03). */
export function CampaignBriefsSection({ ids, renderBrief, onAdd }: CampaignBriefsSectionProps) {
  const { t } = useTranslation()
  const add = onAdd ? (
    <Button size="small" icon={<Icon name="plus" />} onPress={onAdd}>
      {t('briefs.campaigns.add')}
    </Button>
  ) : null
  return (
    <BriefCard title={t('briefs.campaigns.title')} lead={t('briefs.campaigns.lead')} action={add}>
      {ids.length > 0 ? (
        <CampaignList ids={ids} renderBrief={renderBrief} />
      ) : (
        <div className={css.empty}>
          <Text weight="medium">{t('briefs.campaigns.empty')}</Text>
          <Text size={13} tone="soft">
            {t('briefs.campaigns.emptyText')}
          </Text>
        </div>
      )}
    </BriefCard>
  )
}

/** The campaign briefs that are archived (BRF-12). */
export function ArchivedBriefsSection({ ids, renderBrief }: CampaignListProps) {
  const { t } = useTranslation()
  return (
    <BriefCard title={t('briefs.archived.title')} lead={t('briefs.archived.lead')}>
      {ids.length > 0 ? (
        <CampaignList ids={ids} renderBrief={renderBrief} />
      ) : (
        <div className={css.empty}>
          <Text size={13} tone="soft">
            {t('briefs.archived.empty')}
          </Text>
        </div>
      )}
    </BriefCard>
  )
}
