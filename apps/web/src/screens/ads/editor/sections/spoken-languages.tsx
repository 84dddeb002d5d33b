import { LanguageFields } from '@aloft/views/ads/targeting/language-fields'
import { targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { useAdEdits, useEditedAd, useIsLocked } from '../edited-ad.tsx'

/** The languages of an ad that the product knows, in its own order. */
export function chosenLanguages(ad: { readonly languages: readonly string[] }): readonly AdLanguage[] {
  return adLanguageCodes.filter((code) => ad.languages.includes(code))
}

/** The languages of the people who see an ad on Google. */
export function SpokenLanguages() {
  const languages = useEditedAd(({ content }) => chosenLanguages(content.ad))
  const { change } = useAdEdits()
  const isLocked = useIsLocked()
  return (
    <div id={targetingListId('languages')} tabIndex={-1}>
      <LanguageFields
        languages={languages}
        onChange={isLocked ? undefined : (chosen) => change({ languages: chosen })}
      />
    </div>
  )
}
